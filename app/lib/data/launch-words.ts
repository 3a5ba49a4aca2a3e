/** Said around the name of a page: it is the name that counts. */
export const launchWords = new Set(
  'open,show,go,goto,to,the,a,page,tool,please,take,me,my,switch,turn,on,set,use,enable,start,view,see,find,where,is,kholnus,khola,kholne,kholnu,kholnuhos,kholidinus,dekhau,dekhaunus,dekhaune,herne,hernu,hera,jane,janu,ma,chahiyo,kaha,cha,खोल्नुहोस्,खोल्नुस्,खोल,खोल्ने,देखाउनुहोस्,देखाउनुस्,देखाऊ,हेर्ने,हेर,जाने,जानुहोस्,पेज,पृष्ठ,चाहियो,मा,कहाँ,छ,गर्नुहोस्,number,no,nambar,list,नम्बर'.split(
    ',',
  ),
)
