// The first file that runs: plain JavaScript, so that a Node that is too old gets a sentence and not a syntax error.
const needed = 24
const running = Number(process.versions.node.split('.')[0])
if (running < needed) {
  console.error(
    `Chautari needs Node ${needed} and this is ${process.version}. Start it with "npm start", which brings the right one.`,
  )
  process.exit(1)
}
process.env.NODE_ENV ||= 'production'
await import('./main.ts')
