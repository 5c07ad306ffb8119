/** Every rule about one text, from the files of their subjects. */
export { blockContent, blockData, blockIcons, blockName, blockProps, blockValue } from './blocks.ts'
export { pageExercises } from './exercises.ts'
export { fact, literalFact } from './facts.ts'
export {
  frontmatterBlock,
  frontmatterFact,
  frontmatterLink,
  frontmatterPicture,
  frontmatterTown,
} from './frontmatter.ts'
export {
  headingId,
  headingJump,
  headingLevel,
  headingWords,
  itemHeading,
  noMainHeading,
  oldHeadings,
  underlinedHeading,
} from './headings.ts'
export { linkInLink, linkTarget, linkText, ownLink } from './links.ts'
export { oneList, unshownList, wrongCount } from './lists.ts'
export { nearMarkdown } from './nearMarkdown.ts'
export { picture, pictureText } from './pictures.ts'
export { question } from './question.ts'
export { unseenPlace } from './unseenPlace.ts'
export { noFootnote, noImport, noTaskList } from './unsupported.ts'
