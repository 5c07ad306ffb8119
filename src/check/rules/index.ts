import { blockContent } from './blockContent.ts'
import { blockData } from './blockData.ts'
import { blockIcons } from './blockIcons.ts'
import { blockName } from './blockName.ts'
import { blockProps } from './blockProps.ts'
import { blockValue } from './blockValue.ts'
import { bodyPlace } from './bodyPlace.ts'
import { comesAndGoes } from './comesAndGoes.ts'
import { complaintServices } from './complaintServices.ts'
import { describedPicture } from './describedPicture.ts'
import { drawing } from './drawing.ts'
import { exercise } from './exercise.ts'
import { fact } from './fact.ts'
import { factReferences } from './factReferences.ts'
import { frontmatterBlock } from './frontmatterBlock.ts'
import { frontmatterFact } from './frontmatterFact.ts'
import { frontmatterLink } from './frontmatterLink.ts'
import { frontmatterPicture } from './frontmatterPicture.ts'
import { frontmatterTown } from './frontmatterTown.ts'
import { headingId } from './headingId.ts'
import { headingJump } from './headingJump.ts'
import { headingLevel } from './headingLevel.ts'
import { headingWords } from './headingWords.ts'
import { hiddenLink } from './hiddenLink.ts'
import { holiday } from './holiday.ts'
import { homeServices } from './homeServices.ts'
import { linkTarget } from './linkTarget.ts'
import { linkText } from './linkText.ts'
import { noFootnote } from './noFootnote.ts'
import { noImport } from './noImport.ts'
import { noMainHeading } from './noMainHeading.ts'
import { noShortcut } from './noShortcut.ts'
import { noTaskList } from './noTaskList.ts'
import { orphan } from './orphan.ts'
import { oldHeadings } from './oldHeadings.ts'
import { overviewPage } from './overviewPage.ts'
import { ownLink } from './ownLink.ts'
import { pageName } from './pageName.ts'
import { pageDates } from './pageDates.ts'
import { pageExercises } from './pageExercises.ts'
import { pastDate } from './pastDate.ts'
import { photoSize } from './photoSize.ts'
import { picture } from './picture.ts'
import { pictureFile } from './pictureFile.ts'
import { pictureText } from './pictureText.ts'
import { pictureWhole } from './pictureWhole.ts'
import { popularWords } from './popularWords.ts'
import { promise } from './promise.ts'
import { promisedHosts } from './promisedHosts.ts'
import { publicFile } from './publicFile.ts'
import { redirect } from './redirect.ts'
import { requiredFiles } from './requiredFiles.ts'
import { itemHeading } from './itemHeading.ts'
import { language, sharedLanguage } from './language.ts'
import { literalFact } from './literalFact.ts'
import { menuWidth } from './menuWidth.ts'
import { wrongCount } from './wrongCount.ts'
import { linkInLink } from './linkInLink.ts'
import { nearMarkdown } from './nearMarkdown.ts'
import { oneList } from './oneList.ts'
import { question } from './question.ts'
import { questionPage } from './questionPage.ts'
import { underlinedHeading } from './underlinedHeading.ts'
import { unseenPlace } from './unseenPlace.ts'
import { unshownList } from './unshownList.ts'
import { uniqueOrder } from './uniqueOrder.ts'
import { strayFile } from './strayFile.ts'
import type { SiteRule, TextRule } from './rule.ts'
import { sharedReference } from './sharedReference.ts'
import { singleKinds } from './singleKinds.ts'
import { townVersion } from './townVersion.ts'
import { uniqueAddress } from './uniqueAddress.ts'
import { uniqueHead } from './uniqueHead.ts'
import { uniqueWords } from './uniqueWords.ts'

/** Every rule about one text. A new rule is a file beside these, and a line here. */
export const textRules: readonly TextRule[] = [
  frontmatterBlock,
  frontmatterFact,
  frontmatterLink,
  frontmatterPicture,
  frontmatterTown,
  noMainHeading,
  headingLevel,
  headingWords,
  headingId,
  headingJump,
  linkTarget,
  linkText,
  ownLink,
  picture,
  pictureText,
  fact,
  noImport,
  oldHeadings,
  noTaskList,
  noFootnote,
  blockName,
  blockProps,
  blockValue,
  blockIcons,
  blockContent,
  blockData,
  pageExercises,
  itemHeading,
  linkInLink,
  nearMarkdown,
  oneList,
  question,
  underlinedHeading,
  unseenPlace,
  unshownList,
  literalFact,
  wrongCount,
]

/** Every rule about one text whose findings are warnings: they may be right as they stand. */
export const textAdvice: readonly TextRule[] = [language]

/** Every rule about the site as a whole. */
export const siteRules: readonly SiteRule[] = [
  requiredFiles,
  singleKinds,
  pageDates,
  bodyPlace,
  townVersion,
  complaintServices,
  pageName,
  uniqueAddress,
  redirect,
  questionPage,
  promise,
  overviewPage,
  uniqueHead,
  uniqueOrder,
  uniqueWords,
  popularWords,
  homeServices,
  factReferences,
  sharedReference,
  exercise,
  pictureFile,
  pictureWhole,
  describedPicture,
  drawing,
  noShortcut,
  publicFile,
  promisedHosts,
]

/** Every rule about the site as a whole whose findings are warnings. */
export const siteAdvice: readonly SiteRule[] = [
  orphan,
  pastDate,
  hiddenLink,
  holiday,
  comesAndGoes,
  strayFile,
  sharedLanguage,
  menuWidth,
  photoSize,
]
