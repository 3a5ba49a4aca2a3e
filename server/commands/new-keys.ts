// npm run auth:new-keys [-- --yes]
import { makeNewKeys, secretTrouble } from '../auth/operators/new-keys.ts'
import { openExisting, readCall, runCommand, secretOf, using } from './command.ts'

const losses = `Authenticator apps that cannot be opened are deleted: these accounts sign in without them and should set up new ones at once.
All recovery codes are deleted: who has a second step makes new ones in the profile.
Codes and links in e-mails that were sent under the earlier secret do not work any more, also those to unsubscribe from the newsletter: take out by hand, in the panel, who writes to you about it.`

await runCommand(async (config) => {
  const { flags } = readCall('npm run auth:new-keys [-- --yes]', ['yes'])
  const storage = await openExisting(config)
  await using(storage, async () => {
    const parts = { db: storage.db, secret: secretOf(config) }
    const trouble = await secretTrouble(parts)
    console.log(trouble ? `AUTH_SECRET ${trouble.found}.` : 'AUTH_SECRET opens everything that is stored.')
    console.log('New keys sign everybody out. Passwords, passkeys and sign-in with Google stay.')
    if (trouble) console.log(losses)
    if (!flags.has('yes'))
      return console.log('Nothing is changed yet. To do it: npm run auth:new-keys -- --yes')
    await makeNewKeys(parts, { id: 'auth:new-keys' })
    console.log('Done: the next sign-in makes the new key. Servers that run need no restart.')
  })
})
