// npm run auth:new-keys [-- --yes]
import { openStorage } from '#db/client.server.ts'
import { findUnopened, makeNewKeys, secretTrouble } from '../auth/operators/new-keys.ts'
import { counted, openExisting, readCall, runCommand, secretOf, using } from './command.ts'

await runCommand(async (config) => {
  const { flags } = readCall('npm run auth:new-keys [-- --yes]', ['yes'])
  const { databaseUrl } = config
  const storage = databaseUrl ? await openStorage({ databaseUrl }) : await openExisting(config)
  await using(storage, async () => {
    const parts = { db: storage.db, secret: secretOf(config) }
    const unopened = await findUnopened(parts)
    const trouble = secretTrouble(unopened)
    console.log(trouble ? `AUTH_SECRET ${trouble.found}.` : 'AUTH_SECRET opens everything that is stored.')
    console.log(
      'This command makes new keys and signs everybody out. Passwords, passkeys and sign-in with Google stay.',
    )
    if (trouble) console.log(lossesOf(unopened.apps.map(({ email }) => email)))
    if (!flags.has('yes'))
      return console.log('Nothing is changed yet. To do it: npm run auth:new-keys -- --yes')
    await makeNewKeys(parts, { id: 'auth:new-keys' })
    console.log('Done: the next sign-in makes the new key. Servers that run need no restart.')
  })
})

function lossesOf(addresses: readonly string[]): string {
  const apps =
    addresses.length > 0
      ? `It deletes the ${counted(addresses.length, 'authenticator app')} that cannot be opened, of ${addresses.join(', ')}: these sign in without the second step, and should set up a new app at once.`
      : 'No authenticator app is lost.'
  return [
    apps,
    'It deletes all recovery codes, which a new secret makes worthless: whoever has a second step makes new ones in the profile.',
    'Codes and links in e-mails that were sent under the earlier secret do not work any more, also those to unsubscribe from the newsletter: take out by hand (Newsletter in the panel) who writes to you about it.',
  ].join('\n')
}
