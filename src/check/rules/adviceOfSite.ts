/** Every rule about the site as a whole whose findings are warnings. */
export { comesAndGoes, holiday, pastDate } from './days.ts'
export { strayFile } from './files.ts'
export { hiddenLink } from './hiddenLink.ts'
export { sharedLanguage } from './language.ts'
export { menuWidth } from './menuWidth.ts'
export { orphan } from './orphan.ts'
export { photoSize } from './pictures.ts'
