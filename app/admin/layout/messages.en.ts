export const en = {
  adminPanel: 'Admin panel',
  checking: 'Checking authentication',
  opening: 'Opening the admin panel…',
  loading: 'Loading…',
  denied: 'Access Denied',
  deniedText: "You don't have permission to access the admin panel.",
  deniedInvited: 'If you were invited, sign out, then sign in again as the invitation says.',
  roleTitle: "Your role can't open this section",
  roleText: (own: string, needed: string) => `Your role is “${own}”; this section needs “${needed}”.`,
  roleAsk: 'Ask who invited you, or another operator of this site, for that role.',
  toDashboard: 'To the dashboard',
  signedInAs: (email: string) => `Signed in as ${email}`,
  signIn: 'Sign In',
  signInBy: {
    google: 'Please sign in with the Google account of an operator of this site.',
    email:
      'If you were invited, sign in by e-mail. If you run this site, open the one-time link that the server made when it started.',
    link: 'Signing in with Google is not configured on this site. If you run it, open the one-time link that the server made when it started.',
  },
  signOut: 'Sign Out',
  maintenance: 'Maintenance is on: visitors see the message in place of the site.',
  maintenanceSince: (when: string, by: string) =>
    by === '' ? `Switched on ${when}.` : `Switched on ${when} by ${by}.`,
  maintenanceLink: 'Switch it off in Site Settings',
  problems: (count: string) => (count === '1' ? '1 problem' : `${count} problems`),
  checkLate: 'Problem check is late',
  problemsLink: 'Site health',
  factorTitle: 'Second step needed',
  factorConfirm: 'Confirm your second step, then you are back here.',
  factorConfirmLink: 'Confirm second step',
  factorSetUp: 'Operators of this site need a second step. Set it up on your profile page, then come back.',
  factorSetUpLink: 'Set up a second step',
  factorLost:
    'An earlier account with this address had a second step. Another operator has to reset it under Users, or it is reset on the server: npm run operator:reset.',
  tryAgain: 'Try Again',
  backToSite: 'Back to the site',
  skipToContent: 'Skip to content',
  sections: 'Sections of the admin panel',
  groups: { content: 'Content', people: 'People', site: 'Site' },
  sectionTexts: {
    dashboard: {
      name: 'Dashboard',
      description: 'The site at a glance',
    },
    health: {
      name: 'Site Health',
      description: 'Problems, sources of data, and scheduled jobs',
    },
    history: {
      name: 'History',
      description: 'Who changed what and when, and how it was before',
    },
    tools: {
      name: 'Tools',
      description: 'Names, order and search engine texts of the tools, and which are open',
    },
    users: {
      name: 'Users',
      description: 'Everyone who has signed in here',
    },
    operators: {
      name: 'Operators',
      description: 'Who may open this panel, and what they may do here',
    },
    banks: {
      name: 'Banks',
      description: 'The banks that the QR builder offers',
    },
    carriers: {
      name: 'Carriers',
      description: 'The carriers and prefixes that the Carrier Identifier knows',
    },
    'emergency-numbers': {
      name: 'Emergency Numbers',
      description: 'The numbers of the emergency page, of the home page and of the page without a network',
    },
    'postal-codes': {
      name: 'Postal Codes',
      description: 'The post offices and codes that visitors search',
    },
    'internet-providers': {
      name: 'Internet Providers',
      description: 'The companies whose plans visitors compare',
    },
    'internet-plans': {
      name: 'Internet Plans',
      description: 'The providers’ plans and prices',
    },
    'gold-silver-prices': {
      name: 'Gold & Silver Prices',
      description: 'Published prices of each market day, and those awaiting approval',
    },
    corrections: {
      name: 'Corrections',
      description: 'What visitors reported as wrong, and what was decided',
    },
    newsletter: {
      name: 'Newsletter',
      description: 'Subscribers, and whether each was passed on',
    },
    analytics: {
      name: 'Analytics & Reporting',
      description: 'Usage and response figures, counted by the site itself',
    },
    backups: {
      name: 'Backups',
      description: 'Make and download copies of the whole database',
    },
    settings: {
      name: 'Site Settings',
      description: 'Name, colours, advertising, analytics and maintenance',
    },
    seo: {
      name: 'SEO Management',
      description: 'Sitemap, meta tags and advice for search engines',
    },
  },
  waiting: 'to do',
  openSections: 'Sections',
  close: 'Close',
  otherLanguageLabel: 'View this page in Nepali',
  noSuchSection: 'There is no such section',
  noSuchSectionText: 'The address may be misspelt. All sections are in the list of the panel.',
  failedTitle: 'Something went wrong',
  failedText: 'The page could not be shown. Please try again in a moment.',
}

export type PanelMessages = typeof en
