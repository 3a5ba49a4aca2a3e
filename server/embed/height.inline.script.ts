// Posts the height of the frame to the embedding page, at first and when it changes: browsers draw no frame of another site
// that is off the screen, and observe no size there.
const { documentElement } = document
const report = () => {
  const height = Math.ceil(documentElement.getBoundingClientRect().height)
  parent.postMessage({ type: 'chautari:height', height }, '*')
}
report()
new ResizeObserver(report).observe(documentElement)
