/** What people call the services with a number of their own, by that number: spellings separated by commas. */
export const serviceWords: Readonly<Record<string, string>> = {
  100: 'choryo,चोर्यो,stole my,thief stole,chori garyo,चोरी गर्यो,theft,stolen,robbed,robber,burglar,burglary,chori bhayo,ghar ma chori,loot,lutpat,lutyo,dakaiti,murder,hatya,kidnap,kidnapped,kidnapping,apaharan,missing person,person missing,missing,manche harayo,harayeko manche,haraeko manchhe,bepatta,fight,jhagada,चोरी भयो,लुटपाट,लुट्यो,डकैती,हत्या,अपहरण,मान्छे हरायो,मानिस हरायो,हराएको मान्छे,बेपत्ता,झगडा,thief,chor,robbery,चोर,चोरी,police,nepal police,police control,police control room,prahari,pulis,police bolaune,प्रहरी,पुलिस,नेपाल प्रहरी,प्रहरी नियन्त्रण कक्ष,प्रहरी कन्ट्रोल',
  101: 'caught fire,caught on fire,cylinder burst,forest is burning,forest fire,dadhelo,jalirako,jaldaicha,डढेलो,burning,building on fire,gas leak,gas leakage,gas leaking,cylinder leak,cylinder blast,ghar jalyo,ghar jaldai,ghar jaldaicha,ghar jaldaixa,aago,ग्यास लिक,ग्यास चुहियो,ग्यास चुहिएको,सिलिन्डर पड्कियो,घर जल्यो,घर जल्दैछ,घर जलिरहेको,on fire,fire,fire brigade,fire engine,fire truck,fire service,firefighter,firefighters,fire station,fire department,damkal,dumkal,barun yantra,aago lagyo,aago lagda,aago lageko,ago lagyo,aaglagi,aag lagyo,दमकल,वारुण यन्त्र,आगलागी,आगो लाग्यो,आगो लाग्दा,आगो लागेको,आगो',
  102: 'snake,saap,dog bite,dog bit,kukur le tokyo,monkey bite,bandar le tokyo,jahar,bijuli ko current lagyo,कुकुरले टोक्यो,जहर,बिजुलीको करेन्ट लाग्यो,sarpa,sarpa dansh,unconscious,not breathing,cannot breathe,fainted,behos,stroke,chest pain,chhati dukhyo,bleeding,ragat bagyo,injured,ghaite,poison,poisoned,poisoning,bish khayo,bis khayo,vish khayo,drowning,dubyo,electric shock,current lagyo,karent lagyo,labour pain,labor pain,sutkeri,sutkeri betha,सर्प,सर्पदंश,बेहोस,सास फेर्न गाह्रो,छाती दुख्यो,रगत बग्यो,घाइते,विष खायो,विष सेवन,डुब्यो,करेन्ट लाग्यो,सुत्केरी,सुत्केरी व्यथा,पक्षाघात,heart attack,hriday aaghat,हृदयाघात,ambulance,ambulances,ambulans,embulens,embulence,ambulence,nepal ambulance service,एम्बुलेन्स,एम्बुलेंस,एम्बुलेन्स बोलाउने,अम्बुलेन्स',
  103: 'traffic,traffic police,traffic control,trafik prahari,ट्राफिक,ट्राफिक प्रहरी,ट्राफिक पुलिस,ट्रफिक प्रहरी,ट्रफिक',
  1098: 'child abuse,child marriage,child labour,child labor,bal bibaha,bal shram,बाल विवाह,बाल श्रम,बाल हिंसा,child helpline,child help line,children helpline,bal helpline,child protection,balbalika helpline,child,children,बाल हेल्पलाइन,बालबालिका हेल्पलाइन,बालबालिका',
  104: 'my child is missing,child is missing,child is lost,kid missing,missing kid,chora harayo,chhori harayo,छोरा हरायो,छोरी हरायो,missing child,lost child,missing children,child missing,harayeko bachcha,haraeko bachha,bachha harayo,bal balika harayo,बच्चा हरायो,हराएको बच्चा,हराएका बालबालिका,बालबालिका हराएमा',
  1145: 'domestic abuse,violence against women,dowry,daijo,महिलामाथि हिंसा,दाइजो,शोषण,women helpline,womens helpline,women help line,women commission,woman helpline,mahila helpline,mahila aayog,mahila,mahila hinsa,domestic violence,gharelu hinsa,gender violence,महिला हेल्पलाइन,महिला आयोग,घरेलु हिंसा,महिला हिंसा,महिला',
  1166: 'atmahatya garna man,aatmahatya garna man,aatmahatya garna man lagyo,आत्महत्या गर्न मन,आत्महत्या गर्न मन लाग्यो,suicidal,end my life,self harm,marna man cha,marna man xa,bachna man chaina,depression,depressed,मर्न मन छ,बाँच्न मन छैन,डिप्रेसन,want to die,kill myself,marna man lagyo,marna man lagcha,मर्न मन लाग्यो,मर्न मन लाग्छ,suicide,suicide prevention,mental health,aatmahatya,आत्महत्या,आत्महत्या रोकथाम,मानसिक स्वास्थ्य,मानसिक स्वास्थ्य हेल्पलाइन',
  1151: 'power line,load shedding,लोडसेडिङ,electric wire,electric pole,sparking,short circuit,taar khasyo,tar ma current,तार खस्यो,तारमा करेन्ट,electricity is gone,taar chudiyo,tar chudiyo,तार चुँडियो,current gayo,karent gayo,current chaina,current gako,light gayo,light gako,light chaina,no power,no current,power outage,power gone,power is out,electricity gone,electricity cut,transformer,batti chaina,batti aayena,bijuli chaina,bijuli aayena,करेन्ट गयो,करेन्ट छैन,लाइट गयो,लाइट छैन,लाइन गयो,बत्ती,बत्ती छैन,बत्ती आएन,बिजुली छैन,बिजुली आएन,ट्रान्सफर्मर,electricity,nea,electricity complaint,no light,bijuli,batti,bijuli batti gayo,bijuli gayo,batti gayo,vidyut,bijuli pradhikaran,vidyut pradhikaran,loadshedding,power cut,no electricity,electricity office,बिजुली,विद्युत्,विद्युत् प्राधिकरण,बत्ती गयो,बिजुली गयो,बिजुली काटियो',
  198: 'telecom complaint,phone repair,telephone repair,nepal telecom complaint,ntc complaint',
  1149: 'flooding,flooded,badhi aayo,baadhi aayo,pahiro gayo,bhukampa aayo,बाढी आयो,पहिरो गयो,भूकम्प आयो,डुबान,disaster,disaster helpline,flood,landslide,earthquake,bipad,badhi,badi pahiro,pahiro,bhukampa,bhuichalo,विपद्,विपत्,बाढी,पहिरो,भूकम्प',
  1155: 'flood information,flood forecast,badhi jankari,badhi suchana,बाढी जानकारी,बाढी सूचना',
  1144: 'tourist police,paryatak prahari,paryatak police,पर्यटक प्रहरी,टुरिस्ट पुलिस,टुरिस्ट प्रहरी',
  1111: 'hello sarkar,halo sarkar,government complaint,sarkari gunaso,हेलो सरकार,सरकारी गुनासो',
  197: 'telephone enquiry,directory enquiry,phone enquiry,ntc enquiry,टेलिफोन सोधपुछ',
  1114: 'armed police,armed police force,apf,sasastra prahari,सशस्त्र प्रहरी,सशस्त्र प्रहरी बल',
  1180: 'kathmandu metropolitan city,kathmandu metropolitan,metropolitan city hotline,kmc,kathmandu mahanagarpalika,kathmandu mahanagar,काठमाडौँ महानगरपालिका,काठमाडौँ महानगर',
  '01-5521207':
    'metropolitan police range lalitpur,महानगरीय प्रहरी परिसर ललितपुर,lalitpur police,lalitpur prahari,police lalitpur,patan police,jawalakhel police,ललितपुर प्रहरी,जावलाखेल प्रहरी',
  '01-6614821':
    'metropolitan police range bhaktapur,महानगरीय प्रहरी परिसर भक्तपुर,bhaktapur police,bhaktapur prahari,police bhaktapur,भक्तपुर प्रहरी',
  '01-5319044':
    'scam,scammed,got scammed,facebook hacked,अनलाइन ठगी,thagi,facebook hack,account hacked,hack bhayo,online fraud,online scam,online thagi,फेसबुक ह्याक,ह्याक भयो,cyber bureau,cyber crime,cyber police,cyber,saibar crime,saibar bureau,साइबर ब्युरो,साइबर अपराध,साइबर क्राइम,साइबर प्रहरी,साइबर',
  '01-4288485':
    'rakta,rakta bank,rakta sanchar,blood bank,blood,blood transfusion,ragat,ragat bank,blood bank nepal,red cross blood,blud bank,ब्लड बैंक,रगत,रक्त सञ्चार,रगत बैंक,रक्तसञ्चार केन्द्र',
  '01-4228094': 'red cross,red cross ambulance,रेडक्रस एम्बुलेन्स,रेड क्रस',
  '01-4412303':
    'teaching hospital,teaching,tuth,tu teaching,tribhuvan university teaching hospital,tu teaching hospital,tichin hospital,maharajgunj teaching,शिक्षण अस्पताल,टिचिङ अस्पताल,टिचिङ,टिचिङ हस्पिटल',
  '01-5522266': 'patan hospital,patan aspatal,hospital patan,पाटन अस्पताल',
  '01-4414798':
    'kanti hospital,kanti children hospital,kanti childrens hospital,kanti bal aspatal,kanti aspatal,kanti,कान्ति बाल अस्पताल,कान्ति अस्पताल',
  '01-4253276':
    'maternity hospital,prasuti griha,prasuti,thapathali hospital,prasuti hospital,paropakar,paropakar hospital,maternity,प्रसूति गृह,प्रसूति अस्पताल,परोपकार अस्पताल',
  '01-4253396':
    'teku hospital,sukraraj hospital,sukraraj,teku aspatal,tropical hospital,टेकु अस्पताल,शुक्रराज अस्पताल',
  '01-4371322':
    'gangalal,gangalal hospital,heart hospital,gangalal aspatal,sahid gangalal,गङ्गालाल,गङ्गालाल अस्पताल,मुटु अस्पताल',
  '01-4250691': 'eye hospital,nepal eye hospital,aankha aspatal,आँखा अस्पताल',
  '01-4240805': 'model hospital,kathmandu model hospital,model aspatal,मोडेल अस्पताल,मोडल अस्पताल',
  '01-4258554': 'norvic,norvic hospital,norvic aspatal,नर्भिक,नर्भिक अस्पताल',
  '01-4467067': 'medicare,medicare hospital,मेडिकेयर,मेडिकेयर अस्पताल',
  '01-5533206': 'b and b hospital,b b hospital,bnb hospital,बी एन्ड बी अस्पताल,बिएन्डबी अस्पताल',
  '01-4281666': 'vayodha,vayodha hospital,वयोधा,वयोधा अस्पताल',
  '01-4535232': 'ciwec,ciwec hospital,सिवेक,सिवेक अस्पताल',
  '01-6610798': 'bhaktapur hospital,bhaktapur aspatal,भक्तपुर अस्पताल',
  '011-590497': 'dhulikhel hospital,dhulikhel aspatal,धुलिखेल अस्पताल',
  '01-6611532':
    'cancer hospital,bhaktapur cancer hospital,bhaktapur cancer,क्यान्सर अस्पताल,भक्तपुर क्यान्सर अस्पताल',
  '01-4429660': 'immigration,department of immigration,adhyagaman,adhyagaman bibhag,अध्यागमन,अध्यागमन विभाग',
  '01-4256909': 'nepal tourism board,tourism board,paryatan board,पर्यटन बोर्ड,नेपाल पर्यटन बोर्ड',
  '01-4440292': 'himalayan rescue,himalayan rescue association,हिमालयन उद्धार,हिमालयन उद्धार सङ्घ',
  9851010696: 'simrik air,simrik,सिम्रिक एयर,सिम्रिक',
}

/** Trouble for which several services may be needed, the likeliest first. */
export const needs: Readonly<Record<string, { readonly call: readonly string[]; readonly words: string }>> = {
  help: {
    call: ['100', '102', '101'],
    words:
      'help,sos,emergency,urgent,bachau,bachaunus,bachaunuhos,guhar,maddat,sahayog,aapatkalin,aapat,बचाऊ,बचाउनुस्,बचाउनुहोस्,गुहार,मद्दत,सहयोग,आपत्कालीन,आपत्',
  },
  hospital: { call: ['102'], words: 'hospital,hospitals,aspatal,haspital,अस्पताल,हस्पिटल' },
  accident: {
    call: ['103', '102'],
    words:
      'accident,car accident,bike accident,road accident,durghatana,sadak durghatana,gadi thokkiyo,thokkiyo,car crash,bike crash,bus hit,bike hit,car hit,truck hit,jeep hit,hit by a car,hit by car,hit and run,ठोक्कियो,gadile kichyo,दुर्घटना,सडक दुर्घटना,एक्सिडेन्ट,गाडी ठोक्कियो,गाडीले किच्यो',
  },
  violence: {
    call: ['100', '1145'],
    words:
      'पिट्यो,pityo,beats,hits me,violence,beating,kutirako,kutiraheko,kutdai,kutdaicha,jiskayo,jiskae,jiskaune,eve teasing,कुटिरहेको,कुट्दै,कुट्दैछ,जिस्काए,जिस्क्यायो,rape,raped,balatkar,sexual assault,sexual harassment,sexual violence,molested,yaun hinsa,hinsa,kutpit,kutyo,kute,beaten,hitting me,attacked,acid attack,chhedchhad,बलात्कार,यौन हिंसा,यौन दुर्व्यवहार,हिंसा,कुटपिट,कुट्यो,कुटे,एसिड आक्रमण,छेडछाड',
  },
}

/** A sentence in the first person, such as `my house is on fire`: it may contain unknown words. */
export const inTrouble =
  /(?<!\p{L})(my|our|i|me|we|us|mero|hamro|malai|hamilai|bhayo|lagyo|aayo|paryo)(?!\p{L})|मेरो|हाम्रो|मलाई|हामीलाई|भयो|लाग्यो|आयो|पर्‍यो|सल्कियो/u

/** What may stand beside the name of a service. */
export const besideWords: Readonly<Record<string, string>> = {
  /** Where it happens. */
  scene:
    'ghar,ghar ma,gharma,house,home,room,kitchen,kothama,bhansa ma,pasal,pasal ma,chhimek,chimek ma,tol ma,tolma,gau ma,gauma,bato ma,batoma,sadak ma,gadi,gadi ma,area,घर,घरमा,कोठामा,भान्सामा,पसल,पसलमा,छिमेकमा,टोलमा,गाउँमा,बाटोमा,सडकमा,गाडी,गाडीमा',
  /** Around the name of a service. */
  'call-words':
    'who to call,whom to call,who do i call,who should i call,kaslai call garne,kaslai phone garne,kaslai bhanne,kaslai,कसलाई फोन गर्ने,कसलाई कल गर्ने,कसलाई भन्ने,कसलाई,kasari,how to,कसरी,emergency,urgent,help,call garne,phone garne,bolaune,bolauna,bolaunu,lai call,hotline,toll free,helpline number,sewa,service,services,control,control room,office,near,nearby,nearest,najik,najikai,नजिक,नजिकैको,now,hospital,aspatal,kendra,centre,center,complaint,report,gunaso,ujuri,चाहियो,आपत्कालीन,बोलाउने,बोलाउन,सेवा,सहयोग,मद्दत,निःशुल्क,अस्पताल,गुनासो,उजुरी,कार्यालय,केन्द्र,हटलाइन',
  /** What is in trouble, and what happens to it. */
  event:
    'bite,bit,bitten,tokyo,khayo,buda,sriman,logne,husband,manche,khola,nadi,bhairaheko,टोक्यो,खायो,बुढा,श्रीमान,लोग्ने,मान्छे,खोला,नदी,भइरहेको,line,लाइन,pole,pol,khamba,पोल,खम्बा,stole,gas,cylinder,silinder,wire,taar,tar,road,forest,jungle,jangal,ban,bike,car,bus,truck,motorcycle,water,people,hurt,mobile,gahana,burst,fell,fell down,down,caught,coming into,came into,entered,pasyo,khasyo,dhalyo,chudiyo,chudincha,padkyo,jalyo,laijyo,lagyo,bhitra,ra,and,ग्यास,सिलिन्डर,तार,सडक,वन,जङ्गल,मोटरसाइकल,बाइक,बस,कार,ट्रक,मोबाइल,गहना,पस्यो,खस्यो,ढल्यो,चुँडियो,पड्कियो,जल्यो,लग्यो',
  /** With violence, another service is called first. */
  child: 'kid,child,children,baccha,bachcha,balbalika,बच्चा,बालबालिका',
  /** Parts of the Valley where these hospitals stand. */
  quarter:
    'maharajgunj,maharajganj,lagankhel,thapathali,teku,tripureshwor,bagbazar,gwarko,balkhu,lazimpat,bansbari,kalimati,महाराजगन्ज,महाराजगञ्ज,लगनखेल,थापाथली,टेकु,त्रिपुरेश्वर,बागबजार,ग्वार्को,बल्खु,लाजिम्पाट,बाँसबारी',
}
