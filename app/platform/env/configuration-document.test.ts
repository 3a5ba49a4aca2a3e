import { expect, test } from 'vitest'
import { z } from 'zod'
import { schema } from './config.server.ts'

const intro = `# Configuration

Everything comes from the environment and is checked once, at the start. A mistake ends the start with one line for each
variable that cannot be used. An empty variable counts as not set. The addresses of other servers begin with \`https://\`;
plain \`http://\` is for this machine only.

This page is made from the variables in \`app/platform/env\`. After a change there write it again:
\`npx --no -- vitest run --project=unit app/platform/env/configuration-document.test.ts -u\`.

| Variable | Default | Meaning |
|---|---|---|
`

test('docs/configuration.md has each variable with its default and its meaning', async () => {
  const rows = Object.entries(schema.in.shape).map(([name, variable]) => {
    const { description = '' } = variable
    expect(description, name).not.toBe('')
    const { enum: values } = z.toJSONSchema(variable, { io: 'input' })
    const oneOf = values ? `One of ${values.map((value) => `\`${String(value)}\``).join(', ')}. ` : ''
    const initial = [variable.safeParse(undefined).data].join()
    return `| \`${name}\` | ${initial === '' ? 'none' : `\`${initial}\``} | ${oneOf}${description} |`
  })
  await expect(`${intro}${rows.join('\n')}\n`).toMatchFileSnapshot('../../../docs/configuration.md')
})
