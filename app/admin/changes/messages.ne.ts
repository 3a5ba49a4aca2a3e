import { type ChangeMessages, en } from './messages.en.ts'

const ne: ChangeMessages = {
  program: 'प्रोग्राम',
  actions: {
    create: 'थपियो',
    update: 'बदलियो',
    delete: 'मेटियो',
    restore: 'पहिलेजस्तै बनाइयो',
    approve: 'स्वीकृत भयो',
    refuse: 'अस्वीकृत भयो',
    dump: 'ब्याकअप भयो',
  },
  entities: {
    tools: 'औजार',
    banks: 'बैंक',
    carriers: 'मोबाइल सेवा प्रदायक',
    internet_providers: 'इन्टरनेट सेवा प्रदायक',
    internet_plans: 'इन्टरनेट प्याकेज',
    emergency_numbers: 'आपत्कालीन नम्बर',
    postal_codes: 'हुलाक कार्यालय',
    site_settings: 'सेटिङ',
    gold_silver_prices: 'सुनचाँदीको भाउ',
    gold_silver_held_prices: 'रोकिएको भाउ',
    newsletter_subscribers: 'न्युजलेटरको सदस्य',
    auth_users: 'प्रयोगकर्ता',
    auth_sessions: 'सेसन',
    auth_factors: 'दोस्रो चरण',
    auth_operators: 'सञ्चालक',
    corrections: 'गल्तीको खबर',
    database: 'डाटाबेस',
  },
  values: {
    yes: 'हो',
    no: 'होइन',
    empty: '(खाली)',
    picture: 'अपलोड गरिएको तस्बिर',
    rows: (count) => `${count} वटा`,
  },
  labels: {
    banned: 'रोक लगाइएको',
    subscribed: 'सदस्यता',
    sent: 'फेरि पठाइएको',
    email: 'इमेल ठेगाना',
    plans: 'प्याकेज',
    last_verified_at: 'जाँचिएको',
    source_checked_on: 'स्रोत हेरिएको दिन',
    billing_cycle_months: 'भुक्तानी अवधिका महिना',
  },
  history: 'इतिहास',
  historyOf: (name) => `${name} को इतिहास`,
}

export const messages = { en, ne }
