// npm run doctor: checks everything that the server needs, changes nothing, and says what to do.
import { build } from '#server/ops/build.ts'
import { checkDatabase } from './check-database.ts'
import {
  checkConfiguration,
  checkDataFolder,
  checkMail,
  checkNode,
  checkUpstreams,
  exitCode,
  type Finding,
  findingText,
  ok,
} from './checks.ts'

// As the server does.
process.env.NODE_ENV ||= 'production'

const { config, findings } = checkConfiguration(process.env)
const all: Finding[] = [ok('Build', build), checkNode(process.versions.node), ...findings]
if (config) {
  all.push(...checkDataFolder(config))
  const looks = [checkDatabase(config), checkUpstreams(config), checkMail(config)]
  all.push(...(await Promise.all(looks)).flat())
}
for (const finding of all) console.log(findingText(finding))
process.exitCode = exitCode(all)
