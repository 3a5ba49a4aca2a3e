// The first file that runs: plain JavaScript, so that a Node that is too old gets a sentence and not a syntax error.
const needed = 24
const running = Number(process.versions.node.split('.')[0])
if (running < needed) {
  console.error(
    `Chautari needs Node ${needed} and this is ${process.version}. Start it with "npm start", which brings the right one.`,
  )
  process.exit(1)
}
// In this process, so that a signal to npm reaches the server itself.
if (process.argv.includes('--build-if-needed')) {
  const { spawnSync } = await import('node:child_process')
  const built = spawnSync(process.execPath, ['scripts/build.ts', '--if-needed'], { stdio: 'inherit' })
  if (built.status !== 0) process.exit(built.status ?? 1)
}
process.env.NODE_ENV ||= 'production'
await import('./main.ts')
