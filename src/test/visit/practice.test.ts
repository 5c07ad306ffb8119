import { useBrowser } from '../browser.ts'
import { practice } from '../site.ts'
import { everything } from './plan.ts'
import { describePage } from './promises.ts'

const { newPage } = useBrowser()

for (const path of practice.pagePaths) describePage(newPage, practice, path, everything)
