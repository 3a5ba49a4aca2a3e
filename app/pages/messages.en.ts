import { en as corrections } from '#app/records/corrections/messages.en.ts'
/** Texts of the pages that the server draws alone, by the folder of the page. */
export const en = {
  about: {
    title: (site: string) => `About ${site}`,
    description:
      'Why these free tools for Nepal exist, our four principles, where to begin, and how to reach us.',
    lead: 'Free tools for everyday life in Nepal, kept open like the resting place by the road.',
    storyHeading: 'Our story',
    story: [
      'In the hills of Nepal, a chautari stands where the path is steep: a stone platform in the shade of a pipal and a banyan tree. It was built so that anyone carrying a load can set it down for a while. Nobody at a chautari asks who you are, and nobody pays.',
      'This site is built in that spirit. Daily life here is full of small questions. Which network was this number issued to? Which day is 12 Shrawan on a foreign form? What did the dollar cost on the day of the invoice? The answers exist, but often in a document, in a table made for experts, or in an app that wants an account first. Here each question gets one light page: open it, ask, and go on your way.',
      'An answer is worth something only if it is right. So we say where facts come from and how recent they are, we show how sure a result is, and we leave out what we do not know. The figures you see, such as visits and ratings, are counted and never made up. The software itself is free, under the MIT licence.',
    ],
    valuesHeading: 'Our four principles',
    values: [
      {
        icon: 'flag',
        title: 'Made for Nepal',
        text: 'Bikram Sambat, rupees in lakh and crore, tola, local networks and banks: in Nepali and English alike, and light enough for a slow connection.',
      },
      {
        icon: 'lock',
        title: 'Privacy first',
        text: 'What you type into a tool stays in your browser. No cookies on the public pages, and no tracking by others unless you agree to it.',
      },
      {
        icon: 'gift',
        title: 'Always free',
        text: 'Every tool, for everyone, as often as you like. There is no paid version.',
      },
      {
        icon: 'users',
        title: 'Accessible',
        text: 'Works with a keyboard, a screen reader, large text and dark mode, even on small or old phones. We build and test to the WCAG 2.2 guidelines, level AA.',
      },
    ],
    beginHeading: 'Where to begin',
    begin: {
      '/carrier-identifier': 'See which network a mobile number was issued to.',
      '/qr-builder': 'Make a payment code for your shop or your friends.',
      '/nepali-calendar': 'Look through the Bikram Sambat year, month by month.',
      '/nepali-date-converter': 'Convert a Nepali date to an English one, or the other way round.',
    },
    notOpen: 'Not open yet',
    missionHeading: 'Our mission',
    mission:
      'That anyone in Nepal, on any phone and in their own language, finds the right answer to an everyday question within a minute, without giving anything up.',
    contactHeading: 'Contact',
    contact: 'Found a mistake, missing a tool, or know a better Nepali wording? Write to us.',
    email: 'E-mail',
    place: 'Place',
    placeName: 'Kathmandu, Nepal',
    elsewhere: 'Elsewhere',
  },
  confirm: {
    kinds: {
      signup: {
        title: 'Confirm your e-mail address',
        text: 'Press the button to confirm this address and open the account. Whoever signed up can then sign in with the password that they chose, so press it only if it was you.',
        action: 'Confirm my address',
      },
      magiclink: {
        title: 'Sign in by e-mail',
        text: 'Press the button to sign in, in the browser in which you asked for the e-mail.',
        action: 'Sign in',
      },
      recovery: {
        title: 'Forgotten password',
        text: 'Press the button to sign in once without your password. Then you can set a new one.',
        action: 'Continue',
      },
      invite: {
        title: 'You are invited',
        text: 'Press the button to accept the invitation and open your account.',
        action: 'Accept the invitation',
      },
      email_change: {
        title: 'Confirm your new e-mail address',
        text: 'Press the button to use this address for your account from now on.',
        action: 'Use this address',
      },
      newsletter: {
        title: 'Get the newsletter again',
        text: 'This address had left the newsletter. Press the button to receive it again.',
        action: 'Subscribe again',
      },
    },
    subscribed: 'Thank you! The newsletter comes to your address again.',
    notYou: 'If it was not you, close this page. Nothing changes until the button is pressed.',
    deadTitle: 'This link does not work',
    expired:
      'The link is incomplete, more than ten minutes old, or was used before. You can have a new one sent.',
    askAgain: 'Ask for a new link',
    banned: 'This account may not sign in here.',
    tooMany: 'That was too often. Please wait a minute and press the button again.',
    failed: 'That did not work. Please press the button again in a minute.',
  },
  corrections: {
    title: 'Corrections',
    description: 'What visitors reported as wrong on this site, what was corrected, what was not, and why.',
    intro:
      'Every value on this site can be reported as wrong, without an account: press "Wrong?" beside it. Each report is compared with the sources. Here is what was decided, the newest first.',
    feed: 'Follow as a feed (Atom)',
    empty: 'No decisions yet.',
    failed: 'The list could not be loaded. Please try again in a minute.',
    accepted: (day: string) => `Corrected on ${day}`,
    declined: (day: string) => `Checked on ${day}, not changed`,
    kinds: corrections.kinds,
    /** The form that reports a wrong value. */
    report: {
      title: 'Report a mistake',
      sentTitle: 'Thank you',
      about: 'What you report',
      shown: 'Shown on this site',
      message: 'What is wrong, and what is right?',
      messageHint:
        'Up to 1,000 characters. Please write no names, phone numbers or addresses of private persons.',
      link: 'Where can it be seen? (optional)',
      linkHint: 'The address of a page, such as that of an office or a provider.',
      send: 'Send report',
      kept: 'No account is needed. Your words are read by the operators of this site only, are not published, and are deleted after 90 days. What we decide is published with its reason.',
      sent: 'The report is stored. We compare it with the sources and publish what we decide.',
      published: 'See what was corrected',
      back: 'Back to the page',
      errors: {
        'no-message': 'Please write in a few words what is wrong (5 to 1,000 characters).',
        'no-link': 'This is not the address of a page. It begins with https://, or leave the field empty.',
        'too-many': 'Too many reports at once. Your text is still here; try again in a minute.',
        known: (email: string) =>
          `Enough reports about this entry wait already, so this one was not stored; we will look at the entry. Your text is still here: if it says something new, please write to ${email}.`,
        'share-used': (email: string) =>
          `Reports from your internet connection wait to be read already, so this one was not stored. Your text is still here: please try again tomorrow, or write to ${email}.`,
        full: (email: string) =>
          `We have more open reports than we can handle, so this one was not stored. Your text is still here: please try again tomorrow, or write to ${email}.`,
        failed:
          'That did not work, and the report was not stored. Your words are still here: please send them again in a minute.',
      },
      unknown: (email: string) =>
        `There is no such entry on this site any more. Open the page that shows the mistake and press "Wrong?" beside it, or write to ${email}.`,
      unavailable: 'The entry cannot be shown at the moment. You can report the mistake all the same.',
      home: 'Return Home',
    },
  },
  data: {
    releasesHeading: 'Versions',
    releasesHint:
      'A changed file is kept as a new version within a day. A version never changes: its address has its SHA-256.',
    releasesFailed: 'The versions cannot be read at the moment. The files above are the newest.',
    releasesList: 'Versions as JSON',
    version: (file: string, day: string) => `${file}, ${day}`,
    rows: (count: string) => (count === '1' ? '1 row' : `${count} rows`),
    changed: (added: string, removed: string) =>
      `New or changed rows: ${added}, gone or replaced: ${removed}`,
  },
  dateField: {
    lead: 'A form field for dates of Bikram Sambat. Year, month and day are typed in Latin or Devanagari digits, pasted, or chosen from a month that shows both calendars. Your server gets the day in AD and in BS. A day that does not exist is refused.',
    free: 'Free, under the MIT licence. 9 KiB of code, compressed, and 3 more once the field is used. It needs no other package.',
    examplesHeading: 'Try it',
    examplesHint:
      'The code of each example is the code that runs here. `method="dialog"` keeps these forms from being sent. Leave it out in yours.',
    noScript:
      'The live fields need JavaScript. What you see here are the text fields that are there without it.',
    examples: {
      birth: {
        title: 'What a form submits',
        hint: 'Type `2055 01 23` and press the button.',
        label: 'Date of birth',
        button: 'Show the entries',
      },
      range: {
        title: 'Only the next 30 days',
        hint: 'Other days cannot be chosen. For one that is typed there is a message.',
        label: 'Day of the visit',
      },
      nepali: {
        title: 'In Nepali',
        hint: 'The field follows the language of the elements around it. In Nepali its digits are Devanagari.',
      },
      required: {
        title: 'Required',
        hint: 'Press the first button while the field is empty: the browser stops and says why.',
        label: 'Citizenship, date of issue',
        button: 'Check',
        reset: 'Reset',
        complete: 'Nothing is missing.',
      },
    },
  },
  errors: {
    crash: {
      title: 'Something went wrong',
      explanation: 'The page could not be shown. Please try again in a moment.',
      id: 'Error id',
      again: 'Try again',
      home: 'Go to Homepage',
    },
    notFound: {
      code: '404',
      title: 'Page Not Found',
      explanation: 'The page you are looking for does not exist or has moved.',
      closed: (tool: string) => `${tool} is not available at the moment.`,
      home: 'Go to Homepage',
      back: 'Go Back',
      popular: 'Popular tools',
    },
  },
  newsletter: {
    title: 'Newsletter',
    description:
      'An occasional e-mail about new and improved tools for Nepal. Enter your e-mail address to subscribe.',
    explanation:
      'An occasional e-mail about new and improved tools. We store your e-mail address and pass it only to the service that sends the newsletter.',
    leave: (address: string) =>
      `To unsubscribe, open the link in the newsletter, or write to ${address} and we will remove your address.`,
    privacy: 'What we store, and for how long',
    home: 'Return Home',
    /** The page of the link in each e-mail. */
    unsubscribe: {
      title: 'Unsubscribe from the newsletter',
      text: 'Press the button, and the newsletter no longer comes to your address.',
      action: 'Unsubscribe',
      notYou:
        'If you do not want to unsubscribe, close this page. Nothing changes until the button is pressed.',
      doneTitle: 'You are unsubscribed',
      done: 'The newsletter no longer comes to your address. One that is already being sent may still arrive.',
      again: 'Subscribe again',
      unknownTitle: 'This link does not work',
      unknown: (address: string) =>
        `The link is incomplete. Open it again from the e-mail, or write to ${address} and we will remove your address.`,
      failed: 'That did not work. Please press the button again in a minute.',
    },
  },
  status: {
    title: 'Site status',
    description:
      'Whether this site, its database and the sources of its rates and prices are working now, and if not, since when.',
    summary: {
      well: 'Everything works.',
      behind: 'The site works. Some of its data is older than it should be.',
      trouble: 'Not everything works at the moment. Tools that don’t depend on it still work.',
    },
    checked: (when: string) => `Checked ${when}, Nepal time.`,
    states: {
      working: 'Working',
      late: 'Late',
      silent: 'Not answering',
      off: 'Not configured',
      unknown: 'Unknown',
    },
    database: 'Database',
    databaseHint:
      'It stores the lists, votes and subscriptions. Without it, the tools show their built-in data.',
    feeds: 'Sources of data',
    source: 'Source',
    newest: 'Newest data',
    held: 'Not shown',
    heldOf: (day: string) =>
      `${day}: rates moved by more than a tenth in a day and are checked by another reading`,
    arrived: 'Last arrived',
    nothing: 'Nothing yet',
    lastTry: 'Last tried',
    age: {
      now: 'less than a minute ago',
      minutes: (count: string) => (count === '1' ? '1 minute ago' : `${count} minutes ago`),
      hours: (count: string) => `${count} hours ago`,
      days: (count: string) => (count === '1' ? '1 day ago' : `${count} days ago`),
    },
    jobs: 'Scheduled jobs',
    jobsHint: 'Scheduled jobs and the result of their last run.',
    job: 'Job',
    ended: 'Last run',
    result: 'Result',
    ok: 'Done',
    failed: 'Failed',
  },
}

export type PageMessages = typeof en
