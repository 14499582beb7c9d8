import { readBuildDate } from '../src/lib/build-date.ts'
import { reviewStates } from '../src/review/review.ts'
import { buildBoth } from '../src/review/two-states.ts'
const two = buildBoth(process.cwd(), process.argv[2] ?? 'HEAD', { drafts: false, buildDate: readBuildDate() })
console.time('x')
const r = reviewStates(two)
console.timeEnd('x')
console.log(JSON.stringify({ ...r, pages: r.pages.map(({ before, after, ...p }) => p) }, null, 1))
