import { en, type SettingsMessages } from './messages.en.ts'

const nepaliHint = 'खाली छोडे नेपाली पृष्ठमा अङ्ग्रेजी पाठ देखिन्छ।'

const ne: SettingsMessages = {
  loading: 'सेटिङ लोड हुँदै छ...',
  loadFailed: 'सुरक्षित सेटिङ ल्याउन सकिएन। तल पूर्वनिर्धारित मान देखाइएका छन्।',
  save: {
    idle: 'परिवर्तन सुरक्षित गर्नुहोस्',
    saving: 'सुरक्षित हुँदै छ...',
    saved: 'सुरक्षित भयो!',
    error: 'त्रुटि भयो!',
  },
  unsaved: 'सुरक्षित नभएका परिवर्तन छन्।',
  faulty: 'केही विवरण अझै सुरक्षित गर्न मिल्दैन। के मिलेन भनेर हरेकको तल लेखिएको छ।',
  status: {
    title: 'सेटिङको अवस्था',
    adsense: 'एडसेन्स',
    analytics: 'विश्लेषण सेवा',
    site: 'साइट',
    enabled: 'सक्रिय',
    disabled: 'निष्क्रिय',
    enabledWithoutIds: 'सक्षम छ, तर दुवै आईडी नभएसम्म केही देखाइँदैन',
    maintenance: 'मर्मतसम्भारमा',
    live: 'चालु',
  },
  parts: {
    adsense_config: {
      title: 'एडसेन्स',
      text: 'दुवै आईडी भरेपछि, र कुकी स्वीकार गर्ने प्रयोगकर्तालाई मात्र विज्ञापन देखाइन्छ। आपत्कालीन पृष्ठमा कहिल्यै देखिँदैन।',
      labels: { enabled: 'विज्ञापन देखाउने', client_id: 'प्रकाशक आईडी', slot_id: 'स्लट आईडी' },
    },
    seo_config: {
      title: 'खोज इन्जिन',
      text: 'आफ्नै पाठ नभएका पृष्ठका लागि खोज इन्जिन र लिङ्कको झलकमा देखाइने पाठ।',
      hints: { keywords_ne: nepaliHint },
      labels: {
        title: 'शीर्षक',
        title_ne: 'नेपालीमा शीर्षक',
        description: 'मेटा विवरण',
        description_ne: 'नेपालीमा मेटा विवरण',
        keywords: 'मुख्य शब्द',
        keywords_ne: 'नेपालीमा मुख्य शब्द',
        og_image: 'लिङ्कको झलकमा देखिने तस्बिरको ठेगाना (१२००×६३०)',
      },
    },
    site_config: {
      title: 'साइटको पहिचान',
      text: 'साइटको नाम, रङ र सम्पर्क ठेगाना।',
      hints: {
        name_ne: nepaliHint,
        tagline: 'हरेक पृष्ठको पुछारमा, र फोनमा राखिएको एपको नाममा देखिन्छ।',
        tagline_ne: nepaliHint,
      },
      labels: {
        name: 'साइटको नाम',
        name_ne: 'नेपालीमा साइटको नाम',
        tagline: 'छोटो परिचय',
        tagline_ne: 'नेपालीमा छोटो परिचय',
        logo_url: 'लोगोको ठेगाना',
        primary_color: 'मुख्य रङ',
        secondary_color: 'दोस्रो रङ',
        facebook_url: 'फेसबुकको ठेगाना',
        twitter_url: 'ट्विटरको ठेगाना',
        instagram_url: 'इन्स्टाग्रामको ठेगाना',
        support_email: 'सहयोगका लागि इमेल',
      },
    },
    analytics_config: {
      title: 'विश्लेषण सेवा',
      text: 'कुनै सेवा यहाँ त्यसको आईडी भरेपछि र प्रयोगकर्ताले स्वीकार गरेपछि मात्र लोड हुन्छ। यी सेवाबिना पनि साइटले आफ्नो प्रयोग आफैँ गन्छ।',
      labels: {
        enabled: 'विश्लेषण सेवा लोड गर्ने',
        google_analytics_id: 'गुगल एनालिटिक्स आईडी',
        facebook_pixel_id: 'फेसबुक पिक्सेल आईडी',
        hotjar_id: 'हटजार आईडी',
      },
    },
    maintenance_mode: {
      title: 'मर्मतसम्भार मोड',
      text: 'यो सक्रिय हुँदा हरेक पृष्ठले तलको सन्देश देखाउँछ। आपत्कालीन नम्बर मात्र खुला रहन्छ: त्यसको पृष्ठ, र खुला तथ्याङ्कबाट ती नम्बर लिने ठेगाना।',
      hints: { message_ne: nepaliHint, allowed_ips: 'हरेक हरफमा एउटा। यी ठेगानाबाट आउनेले साइट सधैँझैँ देख्छन्।' },
      labels: {
        enabled: 'मर्मतसम्भार मोड सक्रिय छ',
        message: 'देखाइने सन्देश (अङ्ग्रेजी)',
        message_ne: 'देखाइने सन्देश (नेपाली)',
        allowed_ips: 'प्रवेश दिइएका ठेगाना र नेटवर्क',
      },
    },
  },
  maintenanceWarning: 'सुरक्षित गरेपछि व्यवस्थापकबाहेक सबैले मर्मतसम्भारको सन्देश देख्छन्।',
  maintenanceOn: 'व्यवस्थापकबाहेक सबैले मर्मतसम्भारको सन्देश देख्छन्।',
  pickColour: (label) => `${label}: छान्नुहोस्`,
  example: (text) => `जस्तै ${text}`,
}

export const messages = { en, ne }
