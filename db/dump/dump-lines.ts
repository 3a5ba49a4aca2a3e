import { createReadStream } from 'node:fs'
import { createGunzip } from 'node:zlib'
import { StorageError } from '../storage.ts'

/** Split at line feeds only: texts contain other characters that some readers treat as line ends. */
export async function* linesOf(path: string): AsyncGenerator<string> {
  const unpacked = createGunzip()
  const file = createReadStream(path)
  file.on('error', (error) => unpacked.destroy(error))
  file.pipe(unpacked).setEncoding('utf8')
  let rest = ''
  try {
    for await (const chunk of unpacked as AsyncIterable<string>) {
      const parts = (rest + chunk).split('\n')
      rest = parts.pop() ?? ''
      yield* parts
    }
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ENOENT')
      throw new StorageError('restore-refused', `There is no file ${path}.`, { cause })
    throw new StorageError('restore-refused', `${path} cannot be unpacked: it is no dump, or damaged.`, {
      cause,
    })
  }
}
