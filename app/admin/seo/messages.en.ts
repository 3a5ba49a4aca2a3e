export const en = {
  cards: {
    sitemap: {
      title: 'Sitemap Generator',
      text: 'All pages that search engines should know.',
      link: 'Go to the sitemap',
    },
    meta: {
      title: 'Meta Tags',
      text: 'Title, description and picture of pages without texts of their own.',
      link: 'Open the settings',
    },
    console: {
      title: 'Search Console',
      text: 'How Google sees the site; the sitemap is submitted there.',
      link: 'Open Google Search Console',
      newTab: '(opens in a new tab)',
    },
  },
  sitemap: {
    title: 'Sitemap',
    regenerate: 'Regenerate',
    generating: 'Generating…',
    last: (when: string) => `Last generated: ${when}`,
    never: 'Not generated yet',
    failed: 'The sitemap could not be read. Please try again.',
    included: (count: string) => `${count} addresses included`,
    files: (count: string) => `an index of ${count} files`,
    addresses: (count: string) => `${count} addresses`,
    pages: 'Pages',
    entry: (priority: string, frequency: string, day: string) =>
      `Priority ${priority}, changes ${frequency}, last on ${day}`,
    frequencies: { weekly: 'weekly', monthly: 'monthly' },
    download: 'Download XML',
    copy: 'Copy XML',
    copied: 'Copied',
    preview: 'XML preview',
  },
  practices: {
    technical: {
      title: 'Technical SEO',
      items: [
        'Submit the sitemap in the Search Console, and check there now and then for pages that could not be read.',
        'Keep addresses permanent; if one has to change, redirect the old one.',
        'Serve the site over HTTPS under one name only.',
        'Keep pages light: most visitors come by phone, many over a slow connection.',
        'Switch a tool off only when it does not work; its page then answers 404 and search engines drop it.',
      ],
    },
    content: {
      title: 'Content SEO',
      items: [
        'Give every tool a title of up to 60 characters that says what it does.',
        'Write a description of up to 160 characters for people, not a list of words.',
        'Write the Nepali texts yourself; do not translate word by word.',
        'Keep facts current, and say where they come from.',
        'Use a picture of 1200x630 for link previews, with little text on it.',
      ],
    },
  },
}

export type SeoMessages = typeof en
