export const en = {
  signIn: {
    subject: 'Sign in to {{site}}',
    intro: 'You asked to sign in to {{site}} with this e-mail address.',
    action: 'Sign in',
  },
  signUp: {
    subject: 'Confirm your sign-up at {{site}}',
    intro:
      'Somebody signed up at {{site}} with this e-mail address and chose a password. If it was you, confirm the address.',
    action: 'Confirm the address',
  },
  recovery: {
    subject: 'Set a new password for {{site}}',
    intro: 'You asked for a new password. First you are signed in without it, then you can set a new one.',
    action: 'Set a new password',
  },
  invite: {
    subject: 'You are invited to {{site}}',
    intro: 'An account at {{site}} was made for this e-mail address. Accept the invitation to open it.',
    action: 'Accept the invitation',
  },
  emailChange: {
    subject: 'Confirm your new e-mail address at {{site}}',
    intro: 'You asked to use this e-mail address for your account at {{site}}.',
    action: 'Confirm the address',
  },
  reauthentication: {
    subject: 'Your code to change your password at {{site}}',
    intro: 'You are changing your password at {{site}}. Type this code there.',
    action: 'Confirm',
  },
  accountExists: {
    subject: 'You already have an account at {{site}}',
    intro:
      'Somebody asked to use this e-mail address for an account at {{site}}. It belongs to an account already, and nothing was changed. If it was you and you forgot your password, set a new one.',
    action: 'Set a new password',
  },
  newsletterAgain: {
    subject: 'Do you want the newsletter of {{site}} again?',
    intro:
      'Somebody typed this e-mail address into the newsletter form at {{site}}. You had left the newsletter, so nothing is sent to you until you confirm it. The link works for 7 days.',
    action: 'Get the newsletter again',
  },
  operatorInvitation: {
    subject: 'You are invited to the admin panel of {{site}}',
    intro: (by: string) =>
      `${by} invites you to the admin panel of {{site}}. The invitation is good for 14 days.`,
    roles: {
      editor: 'You may look at everything there and edit tools, banks, carriers, internet plans and prices.',
      operator: 'You may do everything there, also manage users, settings and other operators.',
    },
    proofs: {
      google:
        'Sign in there with the Google account of this e-mail address; if you are signed in already, sign out first.',
      email: 'Sign in there by e-mail with this address; if you are signed in already, sign out first.',
    },
    others:
      'If this address has an account at {{site}}, its password, its other ways to sign in and its second step are removed at that sign-in. You can set them up again in your profile.',
    action: 'Open the admin panel',
    notYou: 'If you do not know who invites you, you need do nothing: without your sign-in nothing changes.',
  },
  roleChange: {
    subject: 'Your role in the admin panel of {{site}} was changed',
    intro: (by: string) => `${by} changed what you may do in the admin panel of {{site}}.`,
    action: 'Open the admin panel',
    notYou: 'If you did not expect this, ask the operator named above.',
  },
  operatorRemoval: {
    subject: 'Your access to the admin panel of {{site}} has ended',
    intro: (by: string) =>
      `${by} ended your access to the admin panel of {{site}}. If you have an account on the site, it stays as it is.`,
    action: 'How to reach us',
    notYou: 'If you did not expect this, ask the operator named above or write to us.',
  },
  notices: {
    addressChanged: {
      subject: 'Your e-mail address at {{site}} was changed',
      intro: (when: string) =>
        `The e-mail address of your account at {{site}} was changed on ${when}. You can no longer sign in with this address.`,
      notYou: 'If it was not you, somebody else may have your account. Write to us at once.',
      action: 'How to reach us',
    },
    passwordChanged: {
      subject: 'Your password at {{site}} was changed',
      intro: (when: string) =>
        `The password of your account at {{site}} was set on ${when}. All other browsers were signed out.`,
      notYou: 'If it was not you, set a new password at once.',
      action: 'Set a new password',
    },
    factorAdded: {
      subject: 'A second step was turned on at {{site}}',
      intro: (when: string) =>
        `An app for codes was added to your account at {{site}} on ${when}. Signing in now asks for its code.`,
      notYou: 'If it was not you, somebody else may have your account. Write to us at once.',
      action: 'How to reach us',
    },
    factorRemoved: {
      subject: 'A second step was turned off at {{site}}',
      intro: (when: string) => `An app for codes was removed from your account at {{site}} on ${when}.`,
      notYou: 'If it was not you, sign in, end all other sessions in your profile, and turn it on again.',
      action: 'Open your profile',
    },
    factorsReset: {
      subject: 'Your second step at {{site}} was reset',
      intro: (when: string) =>
        `An operator of {{site}} reset the second step of your account on ${when}: apps for codes, recovery codes and passkeys were removed, and every browser was signed out.`,
      notYou: 'If you did not ask for it, write to us. In any case sign in and turn it on again.',
      action: 'Open your profile',
    },
    recoveryCodesRenewed: {
      subject: 'Your recovery codes at {{site}} were renewed',
      intro: (when: string) =>
        `New recovery codes were made for your account at {{site}} on ${when}. The earlier ones do not work any more.`,
      notYou: 'If it was not you, sign in, end all other sessions in your profile, and make new codes again.',
      action: 'Open your profile',
    },
    passkeyAdded: {
      subject: 'A passkey was added to your account at {{site}}',
      intro: (when: string) =>
        `A passkey was added to your account at {{site}} on ${when}. It signs in without a password or a code.`,
      notYou:
        'If it was not you, sign in, remove the passkey in your profile, and end all other sessions there.',
      action: 'Open your profile',
    },
    passkeyRemoved: {
      subject: 'A passkey was removed from your account at {{site}}',
      intro: (when: string) =>
        `A passkey was removed from your account at {{site}} on ${when}. It does not sign in any more.`,
      notYou: 'If it was not you, sign in, end all other sessions in your profile, and add a passkey again.',
      action: 'Open your profile',
    },
    signedOut: {
      subject: 'You were signed out of {{site}} everywhere',
      intro: (when: string) =>
        `An operator of {{site}} signed your account out of every browser on ${when}. You can sign in again.`,
      notYou: 'If you do not know why, write to us.',
      action: 'How to reach us',
    },
    identityLinked: {
      subject: 'Another account was linked to yours at {{site}}',
      intro: (when: string) =>
        `Since ${when} you can also sign in to {{site}} with the account of another service, such as Google.`,
      joined:
        "It has the same verified e-mail address. Other ways into your account may have been somebody else's, so they were removed where there were any: password, accounts of other services, phone number, wallet, passkeys, and the app for codes with its recovery codes. All other browsers were signed out. What you need can be set up again in your profile.",
      notYou: 'If it was not you, remove the account of the other service in your profile.',
      action: 'Open your profile',
    },
    accountDeleted: {
      subject: 'Your account at {{site}} was deleted',
      intro: (when: string) =>
        `Your account at {{site}} was deleted on ${when}, with everything stored in it. It cannot be brought back.`,
      notYou: 'If it was not you, write to us.',
      action: 'How to reach us',
    },
  },
  unsubscribeAt: (link: string) => `To stay out of the newsletter, open this address: ${link}`,
  /** Follows an instant in a notice. */
  nepalTime: (instant: string) => `${instant} (Nepal time)`,
  code: 'Your code:',
  onceOnly:
    'It works once, within 10 minutes. Never give it to anybody: we do not ask for it by phone or message.',
  plainLink: 'If the button does not work, open this address:',
  notYou: "If this wasn't you, ignore this e-mail. Nothing will change.",
  sms: (code: string) => `${code} is your code for {{site}}. Valid for 10 minutes. Don't share it.`,
}

export type EmailMessages = typeof en
