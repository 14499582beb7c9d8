import { appendFileSync, writeFileSync } from 'node:fs'
import { needed, openRequests } from './api.mjs'

// Finds the open pull request whose newest commit was built; the artifact could claim any number.
// Writes `number` to GITHUB_OUTPUT if there is exactly one, and all open ones to `open-requests`.
// Without HEAD_SHA it does only the latter.
const open = await openRequests()
const { HEAD_SHA: sha, HEAD_REPOSITORY: repository } = process.env
writeFileSync('open-requests', open.map(({ number }) => `${Number(number)}\n`).join(''))
const found = open.filter(({ head }) => head.sha === sha && head.repo?.full_name === repository)
if (found.length === 1)
  appendFileSync(needed('GITHUB_OUTPUT'), `number=${Number(found[0].number)}\n`)
else if (sha) console.log(`::notice::There is not exactly one open request at ${sha}.`)
