import { useBrowser } from '../browser.ts'
import { practice } from '../site.ts'
import { everything } from './plan.ts'
import { describePage } from './promises.ts'

const { samePage } = useBrowser()

for (const path of practice.pagePaths) describePage(samePage, practice, path, everything)
