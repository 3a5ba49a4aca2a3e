import { subscription } from '#app/records/subscribers/schema.ts'
import { publicWrite } from './define.ts'

export const writeSubscription = publicWrite({
  path: '/api/newsletter',
  summary:
    'Subscribes an e-mail address to the newsletter; answered once it is stored, and alike if it was there',
  accepts: subscription,
  maxBytes: 1024,
  perMinute: 5,
  status: 204,
  write: async ({ newsletter }, given, from) => await newsletter.subscribe(given, from),
})
