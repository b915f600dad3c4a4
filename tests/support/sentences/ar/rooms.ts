import type { Bank } from '../sentenceBank';

/** الغرف والمساحة، وحدها أو مع الطابق أو الإطلالة. */
export const rooms: Bank = {
  'res flat !studio': [
    '^تبلغ مساحة {thisHome} {size}، وفيها {bedsN} و{bathsN}.',
    '^في {building} {home} من {bedsG}، مساحتها {size}.',
    '^{bedsN} و{bathsN} وصالة ومطبخ على {size}، هذا ما تضمه {theHome}.',
    '^من يعدّ الغرف أولًا سيجد هنا {bedsG}، ومن يعدّ الأمتار سيجد {size}.',
    '^المعروض {size} في {building}، موزعة على {bedsG} وصالة ومطبخ.',
    '^نبحث عن {taker} ل{home} من {bedsG} في {building}، مساحتها {size}. @ !gone',
    '^{size} هي كل ما تحتاج إلى معرفته عن الحجم، أما الداخل ففيه {bedsN} و{bathsN}.',
    '^العنوان {building}، والمساحة {size}، وللنوم {roomsN} غير الصالة.',
    'للسكن هنا {size}، فيها {bedsN} و{bathsN}.',
    '^هذه {home} {in} ب{bedsG}، قيست فبلغت {size}.',
    '^{home} {in} بمساحة {size}، تنقسم إلى {bedsG} وصالة ومطبخ.',
    'المساحة {size} بما فيها المطبخ والصالة، وعدد الحمامات {bathsCount}.',
  ],
  'res flat beds:2+ ensuite !penthouse +baths': [
    '^لا ينتظر أحد دوره أمام الحمام في {thisHome}، ففيها {bedsN} و{bathsN} على {size}.',
    '^لكل غرفة نوم حمام في {thisHome} التي تبلغ {size}.',
    'عدد الحمامات لا يقل عن عدد غرف النوم، والمساحة كلها {size}.',
  ],
  'res flat bath+1 beds:2+ +baths': [
    'يزيد عدد الحمامات على غرف النوم بواحد يبقى للضيوف، والمساحة {size}.',
    '^{bedsN} و{bathsN} في {size}، فللضيف حمام لا يشاركه فيه أهل البيت.',
  ],
  'res flat !studio floored viewed': [
    '^تقع {thisHome} في {floor} من {building}، ومساحتها {size} ونوافذها على {seen}.',
    '^{home} من {bedsG} في {floor}، تطل على {seen} وتبلغ {size}.',
    '^إطلالة على {seen} من {floor}، و{size} فيها {bedsN}.',
    '^من {floor} في {building} تطل {thisHome} على {seen}، وفيها {bedsN} على {size}.',
    '^أمام النوافذ {seen}، وخلفها {size} من السكن في {floor}، فيها {bedsN}.',
    '^{size} في {floor}، و{seen} أمام النوافذ، و{bedsN}: هذه {theHome} باختصار.',
  ],
  'res flat !studio floored': [
    '^في {floor} من {building} {home} من {bedsG} على {size}.',
    '^يتوقف المصعد في {floor} من {building} أمام {size} فيها {bedsN}.',
    '^{building}، {floor}: {bedsN} و{bathsN} و{size}.',
    '^نعرض {in} {home} في {floor}، مساحتها {size} وفيها {bedsN}.',
    '^مساحة {theHome} {size} وموقعها {floor}، وتضم {bedsG} مع {bathsG}.',
  ],
  'res flat !studio big': [
    '^{size} مساحة رحبة ل{home} من {bedsG}.',
    'إذا قيست {theHome} بمثيلاتها فهي أوسع من المعتاد، إذ تبلغ {size} ل{bedsG}.',
    '^السعة أول ما يُلاحظ هنا: {size} لا تتقاسمها إلا {bedsN}. @ beds:2+',
  ],
  'res flat !studio small': [
    '^{home} صغيرة الحجم تبلغ {size}، لكنها تتسع ل{bedsG}.',
    '^{size} و{bedsN} تعني تبريدًا أقل وتنظيفًا أسرع.',
    '^على {size} فقط وُزعت {bedsN} وصالة ومطبخ. @ beds:2+',
  ],
  'res flat rent furnished !studio +furnishing': [
    '^{home} مفروشة من {bedsG} على {size}، لا ينقصها إلا حقائبك.',
    '^لمن ليس لديه أثاث: {bedsN} و{size}، والأسرّة والطاولات والكراسي في أماكنها.',
    '^تؤجر {thisHome} مفروشة، وفيها {bedsN} و{bathsN} على {size}.',
  ],
  'res flat rent unfurnished !studio +furnishing': [
    '^{home} بلا أثاث من {bedsG}، مساحتها {size}، تنتظر أثاثك أنت.',
    '^للإيجار من دون أثاث {size} في {building}، ب{bedsG}.',
  ],
  'res flat sale !studio': [
    '^يعرض المالك {size} {in}، ب{bedsG} مع {bathsG}.',
    'ما ينتقل إلى المشتري {size} فيها {bedsN} وصالة ومطبخ.',
    '^للبيع في {building} {home} ب{bedsG}، مساحتها {size}.',
  ],
  'res apartment beds:1': [
    '^غرفة نوم واحدة و{size} تكفي شخصًا وتريح اثنين.',
    'بين الصالة وغرفة النوم باب يُغلق، والمساحة كلها {size}.',
    '^أكثر جدرانًا من الاستوديو وأقل عناءً من شقة العائلة، هكذا هي {thisHome} التي تبلغ {size}.',
  ],
  'res apartment beds:2 +suits': [
    'الغرفة الثانية في {size} هذه تصلح لطفل أو ضيف أو مكتب.',
    '^غرفتان للنوم على {size}، وقد تصير إحداهما مكتبًا أو غرفة للمولود.',
  ],
  'res apartment beds:3 +suits': [
    '^ثلاث غرف نوم على {size} تناسب أسرة بطفلين، أو بطفل وغرفة مكتب.',
    '^لكل من الطفلين غرفته في {thisHome} المكونة من ثلاث غرف نوم على {size}.',
  ],
  'res apartment beds:4': [
    '^الشقق ذات الغرف الأربع قليلة، وهذه منها: {size} و{bathsN}.',
    '^أربع غرف نوم في مستوى واحد على {size} هي ما تطلبه أسرة كبيرة.',
  ],
  'res duplex': [
    '^طابقان يصل بينهما درج داخلي، وفيهما {bedsN} و{bathsN} على {size}.',
    '^شقة دوبلكس توزع {bedsG} على مستويين، ومساحتها {size}.',
    '^بين سعة الفيلا وبساطة الشقة تقع شقة الدوبلكس هذه بمساحة {size} و{bedsG}.',
    '^من يحب الدرج داخل البيت يجده في شقة الدوبلكس هذه التي تبلغ {size} وتضم {bedsG}.',
  ],
  'res penthouse +floor': [
    '^البنتهاوس في أعلى {building}: {size} و{bedsN} و{bathsN}.',
    '^ليس فوق شقة البنتهاوس هذه إلا السطح، وتبلغ {size} وفيها {bedsN}.',
    '^في قمة {building} مساحة {size} لا يسكن فوقها أحد، ب{bedsG}.',
  ],
  'res studio': [
    '^شقة استوديو من {size}: غرفة للنوم والجلوس معًا، ومطبخ وحمام.',
    '^كل شيء ما عدا الحمام في غرفة واحدة من شقة الاستوديو هذه في {building}، وتبلغ {size}.',
    '^شقة استوديو {in} تبلغ {size}، بسيطة كما ينبغي لها أن تكون.',
    '^لمن يسكن وحده ولا يريد أن يكثر من التنظيف شقة استوديو من {size} في {building}.',
    '^باب واحد ومفتاح واحد و{size} {in}، هذه شقة الاستوديو.',
    '^تبلغ شقة الاستوديو هذه {size} مع المطبخ والحمام، وتجدها في {building}.',
  ],
  'res house': [
    '^في {thisHome} {bedsN} و{bathsN}، ومساحتها الداخلية {size}.',
    '^{bedsN} تجعلها فيلا لأسرة كاملة، ومساحة البناء {size}. @ beds:3+',
    '^خلف الجدار الأمامي {size} من السكن فيها {bedsN} و{bathsN}.',
    'المساحة الداخلية {size} تتوزع على {bedsG} ومطبخ وصالات.',
    '^{building} {in}: فيلا من {bedsG} على {size}.',
    '^على {size} و{bedsG} يجد كل فرد من الأسرة بابًا يغلقه.',
    '^تتفاوت الفلل المعروضة لدينا {in}، وهذه تبلغ {size} وفيها {bedsN}.',
    '^أول ما يُسأل عنه عدد الغرف: {bedsN} مع {bathsG}، في فيلا من {size}.',
  ],
  'res house plot': [
    '^على أرض من {plot} تقوم فيلا مساحتها {size} وفيها {bedsN}.',
    'مساحة الأرض {plot} ومساحة البناء {size}، وفي الفيلا {bedsN} و{bathsN}.',
    '^أرض من {plot} وبناء من {size} و{bedsN}: بيت عائلي بأرقامه.',
    '^يحيط السور بأرض تبلغ {plot}، وفي داخله فيلا من {bedsG} على {size}.',
    '^يشغل البناء وقدره {size} جزءًا من أرض تبلغ {plot}، وغرف النوم {bedsCount}. @ openGround',
  ],
  'res compound': [
    '^داخل {building} فيلا من {size}، فيها {bedsN} و{bathsN}.',
    '^من فلل {building} هذه الفيلا المعروضة للإيجار: {bedsN} و{bathsN} على {size}.',
    '^في {building} يكون لك باب مستقل و{size} و{bedsN}.',
    '^بعد بوابة {building} تصل إلى فيلا من {bedsG}، مساحتها {size}.',
  ],
  'res house ensuite beds:4+': [
    '^لكل غرفة نوم حمامها في هذه الفيلا التي تبلغ {size} وتضم {bedsG}.',
    'لا تشح الحمامات هنا، فعددها {bathsCount} مقابل {bedsG}، والمساحة {size}.',
  ],
  'res house rent': [
    '^للإيجار {in} فيلا من {bedsG} مع {bathsG}، على {size}.',
    'تؤجر الفيلا كلها، وهي {size} ب{bedsG}.',
  ],
  'res house sale': [
    '^يبيع المالك فيلا من {bedsG} مع {bathsG}، مساحتها {size}.',
    '^فيلا {in} تنتظر مالكًا جديدًا: {size} و{bedsN} و{bathsN}.',
  ],
  'res house beds:3 +suits': ['^ثلاث غرف نوم على {size} تملؤها أسرة واحدة من غير تكلف.'],
  'res house beds:5+ +suits': [
    '^الجد والأحفاد والضيوف لكل منهم غرفته بين {bedsG} على {size}.',
    '^تعدّ الأسر الكبيرة الغرف أولًا، وهي هنا {bedsN} مع {bathsG} على {size}.',
  ],
};

/** الحمامات، إن لم تذكرها جملة الغرف. */
export const baths: Bank = {
  'res beds:2+ flat': [
    'أما الحمامات فعددها {bathsCount}.',
    'وفيها من الحمامات {bathsCount}.',
    'يخدم غرف النوم {bathsN}.',
  ],
  'res house': ['عدد الحمامات {bathsCount}.', 'مع غرف النوم {bathsN}.', 'وأما الحمامات ف{bathsCount}.'],
};
