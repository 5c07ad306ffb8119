import { useBrowser } from '../browser.ts'
import { pagePaths, site } from '../site.ts'
import { kindPaths, planFor } from './plan.ts'
import { describePage } from './promises.ts'

const { samePage } = useBrowser()

for (const path of pagePaths.filter((each) => !kindPaths.includes(each))) {
  describePage(samePage, site, path, planFor(path))
}
