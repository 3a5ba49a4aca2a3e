export const en = {
  contents: 'On this page',
  loading: 'Loading the text',
}

export type PolicyWords = typeof en
