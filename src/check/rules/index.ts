import * as adviceOfSite from './adviceOfSite.ts'
import { language } from './language.ts'
import * as ofSite from './ofSite.ts'
import * as ofText from './ofText.ts'
import type { SiteRule, TextRule } from '../rule.ts'

/** Every rule about one text. */
export const textRules: readonly TextRule[] = Object.values(ofText)
/** Every rule about one text whose findings are warnings: they may be right as they stand. */
export const textAdvice: readonly TextRule[] = [language]
/** Every rule about the site as a whole. */
export const siteRules: readonly SiteRule[] = Object.values(ofSite)
/** Every rule about the site as a whole whose findings are warnings. */
export const siteAdvice: readonly SiteRule[] = Object.values(adviceOfSite)
