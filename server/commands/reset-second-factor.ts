// npm run operator:reset -- <e-mail address>
import { resetSecondFactor } from '../auth/operators/recorded-factor.ts'
import { openExisting, readCall, refuse, runCommand, using } from './command.ts'

const usage = 'npm run operator:reset -- <e-mail address>'

await runCommand(async (config) => {
  const email = readCall(usage).argument?.trim().toLowerCase()
  if (!email) refuse(`Usage: ${usage}`)
  const storage = await openExisting(config)
  const isReset = await using(storage, () => resetSecondFactor(storage.db, email, { id: 'operator:reset' }))
  if (!isReset) refuse(`There is no account and no second factor of ${email}.`)
  console.log(`The second factor of ${email} is reset, and all sessions of the account are ended.`)
  console.log(
    'The next sign-in with this address needs no second factor: its owner should set one up at once.',
  )
})
