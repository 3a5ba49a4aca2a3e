export const en = {
  caption: 'Operators',
  errorTitle: 'The operators could not be loaded',
  emptyTitle: 'No operators',
  columnTitles: { email: 'Operator', role: 'Role', access: 'Access', factor: 'Second step' },
  noRole: 'None: the role “Viewer” is gone. “Change role” gives another one.',
  you: '(you)',
  configured: 'Set up on the server in ADMIN_EMAILS; it is not changed here.',
  invitedBy: (who: string, day: string) => `Invited by ${who} on ${day}`,
  notAccepted: 'Has not signed in since the invitation',
  expired: 'The invitation has ended: it was not accepted within 14 days',
  neverSignedIn: 'Has not signed in yet',
  lastSignIn: (day: string) => `Last sign-in: ${day}`,
  factorOn: 'Set up',
  factorOff: 'None',
  invite: {
    button: 'Invite',
    title: 'Invite an operator',
    submit: 'Send invitation',
    done: 'The person is invited; the link to sign in can be copied in their line.',
  },
  labels: { email: 'E-mail address', role: 'Role' },
  hintGoogle:
    'The address gets an e-mail with a link to this panel. Access begins when its owner signs in with the Google account of this address, within 14 days.',
  hintEmail:
    'The address gets an e-mail with a link to this panel. Access begins when its owner signs in with this address by e-mail, within 14 days.',
  change: {
    button: 'Change role',
    buttonOf: (who: string) => `Change role: ${who}`,
    title: (who: string) => `Role of ${who}`,
    done: 'The role is changed.',
  },
  again: {
    button: 'Send again',
    buttonOf: (who: string) => `Send again: invitation of ${who}`,
    title: 'Send this invitation again?',
    text: (who: string) =>
      `${who} gets the e-mail with the link to this panel once more, and has 14 days from then.`,
    busy: 'Sending…',
    done: (who: string) => `${who} is invited again.`,
  },
  copyLink: 'Copy link',
  copied: 'Copied!',
  remove: {
    button: 'Remove',
    buttonOf: (who: string) => `Remove ${who}`,
    title: 'Remove this operator?',
    text: (who: string) =>
      `${who} loses access to this panel at once, also where it is open. Their account on the site stays. They get an e-mail about it.`,
    busy: 'Removing…',
    done: (who: string) => `${who} is no longer an operator.`,
  },
  rolesTitle: 'What each role may do',
  may: {
    editor:
      'Edits tools, banks, carriers, emergency numbers, postal codes, internet providers and plans, and gold and silver prices; decides reports; sees their history, the figures and site health, but no users.',
    operator: 'Everything, including users, newsletter, settings, backups and other operators.',
  },
}

export type OperatorsMessages = typeof en
