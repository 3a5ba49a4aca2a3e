export const en = {
  failed: {
    title: 'Something went wrong',
    text: 'The page could not be shown. Please try again in a moment.',
  },
  overloaded: {
    title: 'Very busy just now',
    text: 'More people are here than we can serve at once. Please load the page again in a few seconds.',
  },
  home: 'Go to Homepage',
  id: 'Error id',
}

export type PlainPageMessages = typeof en
