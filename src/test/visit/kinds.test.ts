import { useBrowser } from '../browser.ts'
import { site } from '../site.ts'
import { kindPaths, planFor } from './plan.ts'
import { describePage } from './promises.ts'

const { samePage } = useBrowser()

for (const path of kindPaths) describePage(samePage, site, path, planFor(path))
