const nepaliHint = 'If left empty, Nepali pages show the English text.'

export const en = {
  loading: 'Loading settings...',
  loadFailed: 'The saved settings could not be loaded. The fields show the defaults.',
  save: { idle: 'Save Changes', saving: 'Saving...', saved: 'Saved!', error: 'Error!' },
  unsaved: 'There are unsaved changes.',
  faulty: 'Some fields cannot be saved yet. The reason is shown below each of them.',
  status: {
    title: 'Settings Status',
    adsense: 'AdSense',
    analytics: 'Analytics',
    site: 'Site',
    enabled: 'Enabled',
    disabled: 'Disabled',
    enabledWithoutIds: 'Enabled, but nothing is shown without both ids',
    maintenance: 'Maintenance',
    live: 'Live',
  },
  parts: {
    adsense_config: {
      title: 'AdSense',
      text: 'Ads appear once both ids are filled in, and only where the visitor agreed to cookies. The emergency page never has any.',
      labels: { enabled: 'Show ads', client_id: 'Publisher id', slot_id: 'Slot id' },
    },
    seo_config: {
      title: 'SEO',
      text: 'What search engines and link previews show for pages without texts of their own.',
      hints: { keywords_ne: nepaliHint },
      labels: {
        title: 'Title',
        title_ne: 'Title in Nepali',
        description: 'Meta description',
        description_ne: 'Meta description in Nepali',
        keywords: 'Keywords',
        keywords_ne: 'Keywords in Nepali',
        og_image: 'Open Graph image address (1200x630)',
      },
    },
    site_config: {
      title: 'Site Branding',
      text: 'The site’s name, colours and contact links.',
      hints: {
        name_ne: nepaliHint,
        tagline: 'At the foot of every page, and in the name of the installed app.',
        tagline_ne: nepaliHint,
      },
      labels: {
        name: 'Site name',
        name_ne: 'Site name in Nepali',
        tagline: 'Tagline',
        tagline_ne: 'Tagline in Nepali',
        logo_url: 'Logo address',
        primary_color: 'Primary colour',
        secondary_color: 'Secondary colour',
        facebook_url: 'Facebook address',
        twitter_url: 'Twitter address',
        instagram_url: 'Instagram address',
        support_email: 'Support e-mail',
      },
    },
    analytics_config: {
      title: 'Analytics',
      text: 'A service is loaded only if its id is filled in here and the visitor agreed. The site counts its own use without any of them.',
      labels: {
        enabled: 'Load analytics services',
        google_analytics_id: 'Google Analytics ID',
        facebook_pixel_id: 'Facebook Pixel ID',
        hotjar_id: 'Hotjar ID',
      },
    },
    maintenance_mode: {
      title: 'Maintenance Mode',
      text: 'While it is on, every page answers with the message below. Only the emergency numbers stay open: their page, and their calls of the open data.',
      hints: {
        message_ne: nepaliHint,
        allowed_ips: 'One on each line. Visitors from these addresses see the site as usual.',
      },
      labels: {
        enabled: 'Maintenance mode is on',
        message: 'Message to visitors',
        message_ne: 'Message to visitors in Nepali',
        allowed_ips: 'Allowed addresses and networks',
      },
    },
  },
  maintenanceWarning: 'When this is saved, all visitors see the maintenance message except admin users.',
  maintenanceOn: 'All visitors see the maintenance message except admin users.',
  pickColour: (label: string) => `${label}: pick`,
  example: (text: string) => `For example ${text}`,
}

export type SettingsMessages = typeof en
