/**
 * Sentences in Arabic, or in both languages, as typed where homes for rent are searched. Each line has the sentence, the
 * search that it asks for, and the text that is left.
 */
export const arabicSentences = `
شقة غرفتين مفروشة في لوسيل أقل من 9000 → /properties/for-rent/in-lusail/type-apartment/?max-price=9000&min-bedrooms=2&max-bedrooms=2&furnished=furnished
برج 2، 3 غرف نوم → /properties/for-rent/in-qatar/?min-bedrooms=3&max-bedrooms=3 → برج 2
فيلا للبيع في اللؤلؤة مع مسبح → /properties/for-sale/in-the-pearl-island/type-villa/?features=pool
مكتب للإيجار في الخليج الغربي → /commercial-properties/for-rent/in-west-bay/type-office-space/
شقه غرفتين وصاله → /properties/for-rent/in-qatar/type-apartment/?min-bedrooms=2&max-bedrooms=2
شقة غرفة وصالة مفروشة → /properties/for-rent/in-qatar/type-apartment/?min-bedrooms=1&max-bedrooms=1&furnished=furnished
غرفتين نوم في لوسيل → /properties/for-rent/in-lusail/?min-bedrooms=2&max-bedrooms=2
٣ غرف نوم وحمامين في الوعب → /properties/for-rent/in-al-waab/?min-bedrooms=3&max-bedrooms=3&min-bathrooms=2
استوديو مفروش في السد → /properties/for-rent/in-al-sadd/?min-bedrooms=0&max-bedrooms=0&furnished=furnished
ستديو بالسد شهري ٣٥٠٠ → /properties/for-rent/in-al-sadd/?max-price=3500&min-bedrooms=0&max-bedrooms=0
شقة مفروشة بالكامل في اللؤلؤة → /properties/for-rent/in-the-pearl-island/type-apartment/?furnished=furnished
فيلا ٤ غرف او اكثر في الوعب → /properties/for-rent/in-al-waab/type-villa/?min-bedrooms=4
فيلا في مجمع مع مسبح وجيم → /properties/for-rent/in-qatar/type-compound/?features=pool,gym
شقة للبيع أقل من مليون ونصف → /properties/for-sale/in-qatar/type-apartment/?max-price=1500000
شقق للايجار من 5000 الى 8000 ريال → /properties/for-rent/in-qatar/type-apartment/?min-price=5000&max-price=8000
شقة بين ٤٠٠٠ و ٦٠٠٠ ر.ق شهريا → /properties/for-rent/in-qatar/type-apartment/?min-price=4000&max-price=6000
فيلا للبيع بمليونين → /properties/for-sale/in-qatar/type-villa/?max-price=2000000
بيت للايجار ب 12 الف → /properties/for-rent/in-qatar/type-villa/?max-price=12000
مكتب ٢٠٠ متر مربع في الخليج الغربي → /commercial-properties/for-rent/in-west-bay/type-office-space/?min-size=180&max-size=220
شقة لا تقل عن 120 متر → /properties/for-rent/in-qatar/type-apartment/?min-size=120
شقة مطلة على البحر باللؤلؤة → /properties/for-rent/in-the-pearl-island/type-apartment/?features=sea-view
شقة قريبة من المترو → /properties/for-rent/in-qatar/type-apartment/?features=near-metro
فيلا غرفة خادمة وغرفة سائق → /properties/for-rent/in-qatar/type-villa/?features=maids-room,driver-room
تملك حر في لوسيل → /properties/for-sale/in-lusail/?ownable=yes
شقة على الخارطة في لوسيل تسليم 2027 → /off-plan-properties/for-sale/in-lusail/type-apartment/?completion=2027
شقة على الخارطة التسليم الربع الرابع 2027 → /off-plan-properties/for-sale/in-qatar/type-apartment/?completion=2027
شقة في لوسيل تسليم في الربع الأول من 2028 → /off-plan-properties/for-sale/in-lusail/type-apartment/?completion=2028
شقة جاهزة للسكن للبيع → /properties/for-sale/in-qatar/type-apartment/
ابي شقه غرفتين مفروشه لوسيل تحت ٩٠٠٠ → /properties/for-rent/in-lusail/type-apartment/?max-price=9000&min-bedrooms=2&max-bedrooms=2&furnished=furnished
بغيت فله بالوعب ٥ غرف → /properties/for-rent/in-al-waab/type-villa/?min-bedrooms=5&max-bedrooms=5
شقة في لوسل → /properties/for-rent/in-lusail/type-apartment/
شقة في مشيرب قلب الدوحة → /properties/for-rent/in-msheireb-downtown-doha/type-apartment/
ارض للبيع في الخور → /properties/for-sale/in-al-khor/type-land/
محل للايجار في السد → /commercial-properties/for-rent/in-al-sadd/type-shop/
apartment في لوسيل 2 bed → /properties/for-rent/in-lusail/type-apartment/?min-bedrooms=2&max-bedrooms=2
فيلا in the pearl → /properties/for-rent/in-the-pearl-island/type-villa/
فيلا هادئة في الوعب → /properties/for-rent/in-al-waab/type-villa/ → هادئة
شقة في لندن أقل من ٥٠٠ ألف جنيه → /properties/new-homes/for-sale/in-london/type-apartment/?max-price=500000
شقة سنويا 120000 → /properties/for-rent/in-qatar/type-apartment/?max-price=10000
مليون و200 الف شقة للبيع → /properties/for-sale/in-qatar/type-apartment/?max-price=1200000
شقة نص مفروشة ٢ غ → /properties/for-rent/in-qatar/type-apartment/?min-bedrooms=2&max-bedrooms=2&furnished=semi-furnished
فيلا ٥ غرف نوم ومجلس وحوش في الغرافة → /properties/for-rent/in-al-gharrafa/type-villa/?min-bedrooms=5&max-bedrooms=5&features=private-garden,majlis
عمارة للبيع في المنصورة → /commercial-properties/for-sale/in-al-mansoura/type-whole-building/
دور ارضي للايجار → /properties/for-rent/in-qatar/ → دور ارضي
شقة تمليك لوسيل → /properties/for-sale/in-lusail/type-apartment/
شقق مفروشه للايجار بالدوحه → /properties/for-rent/in-doha/type-apartment/?furnished=furnished
غرفه للايجار → /properties/for-rent/in-qatar/ → غرفه
ابحث عن شقة في الدوحة ب 5000 شهري → /properties/for-rent/in-doha/type-apartment/?max-price=5000
شقه 3 غرف 2 حمام مفروشه → /properties/for-rent/in-qatar/type-apartment/?min-bedrooms=3&max-bedrooms=3&min-bathrooms=2&furnished=furnished
شقة من غرفتين → /properties/for-rent/in-qatar/type-apartment/?min-bedrooms=2&max-bedrooms=2
شقة بثلاث غرف → /properties/for-rent/in-qatar/type-apartment/?min-bedrooms=3&max-bedrooms=3
اربع غرف نوم فيلا الوكرة → /properties/for-rent/in-al-wakrah/type-villa/?min-bedrooms=4&max-bedrooms=4
فيلا شامل الكهرباء والماء → /properties/for-rent/in-qatar/type-villa/?bills-included=yes
شقة شاملة الفواتير → /properties/for-rent/in-qatar/type-apartment/?bills-included=yes
شقة ١٠٠م → /properties/for-rent/in-qatar/type-apartment/?min-size=90&max-size=110
شقة ما بين 100 و 150 متر → /properties/for-rent/in-qatar/type-apartment/?min-size=100&max-size=150
شقة بغرفتين وحمامين في الدوحة → /properties/for-rent/in-doha/type-apartment/?min-bedrooms=2&max-bedrooms=2&min-bathrooms=2
شقه غرفه وحده مفروشه → /properties/for-rent/in-qatar/type-apartment/?min-bedrooms=1&max-bedrooms=1&furnished=furnished
شقة ٣ غرف غير مفروشة في الوكرة → /properties/for-rent/in-al-wakrah/type-apartment/?min-bedrooms=3&max-bedrooms=3&furnished=unfurnished
بنتهاوس في الخليج الغربي مع اطلالة بحرية → /properties/for-rent/in-west-bay/type-penthouse/?features=sea-view
دوبلكس للبيع في جزيرة اللؤلؤة → /properties/for-sale/in-the-pearl-island/type-duplex/
فلة للايجار بالغرافة تحت ١٥ الف → /properties/for-rent/in-al-gharrafa/type-villa/?max-price=15000
فيلا مع حديقة ومسبح خاص → /properties/for-rent/in-qatar/type-villa/?features=private-garden,private-pool
شقة بلكونة وموقف سيارة → /properties/for-rent/in-qatar/type-apartment/?features=balcony,covered-parking
محلات للايجار في اللولوه → /commercial-properties/for-rent/in-the-pearl-island/type-shop/
شقة للايجار في منطقة الوعب → /properties/for-rent/in-al-waab/type-apartment/
شقة في مدينة لوسيل فوكس هيلز → /properties/for-rent/in-fox-hills/type-apartment/
شقة في بورتو ارابيا مطلة على البحر → /properties/for-rent/in-porto-arabia/type-apartment/?features=sea-view
شقة مفروشه بورتو العربية غرفتين ٨٠٠٠ ريال → /properties/for-rent/in-porto-arabia/type-apartment/?max-price=8000&min-bedrooms=2&max-bedrooms=2&furnished=furnished
شقق تمليك للاجانب في لوسيل → /properties/for-sale/in-lusail/type-apartment/?ownable=yes
عقار يؤهل للحصول على اقامة دائمة → /properties/for-sale/in-qatar/?residency=permanent → يؤهل للحصول
فيلا اكثر من ٤ غرف نوم → /properties/for-rent/in-qatar/type-villa/?min-bedrooms=5
فيلا من ٤ الى ٦ غرف → /properties/for-rent/in-qatar/type-villa/?min-bedrooms=4&max-bedrooms=6
غرفتين او ثلاث غرف في السد → /properties/for-rent/in-al-sadd/?min-bedrooms=2&max-bedrooms=3
غرفتين أو ثلاث في لوسيل → /properties/for-rent/in-lusail/?min-bedrooms=2&max-bedrooms=3
غرفتين، ثلاث غرف في لوسيل → /properties/for-rent/in-lusail/?min-bedrooms=2&max-bedrooms=3
٤ غرف و ٢ مجلس → /properties/for-rent/in-qatar/?min-bedrooms=4&max-bedrooms=4&features=majlis → ٢
شقة لا تزيد عن ٧٠٠٠ شهريا → /properties/for-rent/in-qatar/type-apartment/?max-price=7000
شقة ب١٢٠ الف سنويا → /properties/for-rent/in-qatar/type-apartment/?max-price=10000
شقة حدود 6000 → /properties/for-rent/in-qatar/type-apartment/?max-price=6000
شقة في حدود الـ5000 → /properties/for-rent/in-qatar/type-apartment/?max-price=5000
شقة مابين 4000 و 5000 → /properties/for-rent/in-qatar/type-apartment/?min-price=4000&max-price=5000
شقة أقصى شي خمس تلاف → /properties/for-rent/in-qatar/type-apartment/?max-price=5000
كم سعر شقة فول فرنشد → /properties/for-rent/in-qatar/type-apartment/?furnished=furnished
شقة سيمي فرنشد إيجارها 4000 → /properties/for-rent/in-qatar/type-apartment/?max-price=4000&furnished=semi-furnished
من غرفتين لثلاث غرف → /properties/for-rent/in-qatar/?min-bedrooms=2&max-bedrooms=3
شقة مطلة عالبحر باللؤلؤة → /properties/for-rent/in-the-pearl-island/type-apartment/?features=sea-view
شقة بين 1 و 2 مليون للبيع → /properties/for-sale/in-qatar/type-apartment/?min-price=1000000&max-price=2000000
شقة للبيع نص مليون → /properties/for-sale/in-qatar/type-apartment/?max-price=500000
فيلا 3 مليون وربع للبيع → /properties/for-sale/in-qatar/type-villa/?max-price=3250000
مكاتب مفروشة في لوسيل ١٠٠ متر → /commercial-properties/for-rent/in-lusail/type-office-space/?min-size=90&max-size=110&furnished=furnished
شقة يسمح بالحيوانات الاليفة → /properties/for-rent/in-qatar/type-apartment/?pets=yes
استديو شامل الفواتير ٣٠٠٠ → /properties/for-rent/in-qatar/?max-price=3000&min-bedrooms=0&max-bedrooms=0&bills-included=yes
شقة نظيفة وهادئة في السد → /properties/for-rent/in-al-sadd/type-apartment/ → نظيفة وهادئة
شقة في بريطانيا → /properties/new-homes/for-sale/in-uk/type-apartment/
شقة في مانشستر غرفتين → /properties/new-homes/for-sale/in-manchester/type-apartment/?min-bedrooms=2&max-bedrooms=2
ارض سكنية للبيع → /properties/for-sale/in-qatar/type-land/
عمارة كاملة للبيع في نجمة → /commercial-properties/for-sale/in-najma/type-whole-building/
شقه للاجار في ابو هامور → /properties/for-rent/in-abu-hamour/type-apartment/
شقة بالمطار القديم → /properties/for-rent/in-old-airport/type-apartment/
شقة ٢ غرفة نوم ٢ حمام لوسيل ٨٥٠٠ ر.ق → /properties/for-rent/in-lusail/type-apartment/?max-price=8500&min-bedrooms=2&max-bedrooms=2&min-bathrooms=2
villa للبيع in lusail → /properties/for-sale/in-lusail/type-villa/
شقة near the metro مفروشة → /properties/for-rent/in-qatar/type-apartment/?furnished=furnished&features=near-metro
2br مفروش لوسيل → /properties/for-rent/in-lusail/?min-bedrooms=2&max-bedrooms=2&furnished=furnished
شقة furnished في west bay → /properties/for-rent/in-west-bay/type-apartment/?furnished=furnished
غرفتين نوم the pearl under 10k → /properties/for-rent/in-the-pearl-island/?max-price=10000&min-bedrooms=2&max-bedrooms=2
مجمع الوعب → /properties/for-rent/in-al-waab-compound/
شقق قيد الإنشاء استلام 2028 → /off-plan-properties/for-sale/in-qatar/type-apartment/?completion=2028
شقة قرب لوسيل → /properties/for-rent/in-lusail/type-apartment/
مفروسة شقة في لوسيل → /properties/for-rent/in-lusail/type-apartment/?furnished=furnished
فيلا جاهزه على الخارطه → /off-plan-properties/for-sale/in-qatar/type-villa/ → جاهزه
شقة غير مؤثثة → /properties/for-rent/in-qatar/type-apartment/?furnished=unfurnished
شقة بدون عفش → /properties/for-rent/in-qatar/type-apartment/?furnished=unfurnished
شقة مفروشة أو غير مفروشة في السد → /properties/for-rent/in-al-sadd/type-apartment/
شقة مفروشة او بدون فرش → /properties/for-rent/in-qatar/type-apartment/
شقة غير مفروشة أو مفروشة → /properties/for-rent/in-qatar/type-apartment/
شقق مفروشة وغير مفروشة للإيجار → /properties/for-rent/in-qatar/type-apartment/
شقة مؤثثة بالكامل → /properties/for-rent/in-qatar/type-apartment/?furnished=furnished
٣ غرف وصالة في لوسيل → /properties/for-rent/in-lusail/?min-bedrooms=3&max-bedrooms=3
غرفتين وحمام → /properties/for-rent/in-qatar/?min-bedrooms=2&max-bedrooms=2&min-bathrooms=1
من غرفتين الى ثلاث غرف → /properties/for-rent/in-qatar/?min-bedrooms=2&max-bedrooms=3
فيلا بخمسة عشر الف → /properties/for-rent/in-qatar/type-villa/?max-price=15000
فيلا بخمسة وعشرين الف → /properties/for-rent/in-qatar/type-villa/?max-price=25000
فيلا مية وخمسين الف بالسنة → /properties/for-rent/in-qatar/type-villa/?max-price=12500
شقة سبعة الاف وخمسمية → /properties/for-rent/in-qatar/type-apartment/?max-price=7500
شقة 7 الاف و500 → /properties/for-rent/in-qatar/type-apartment/?max-price=7500
شقة 7 الاف و 200 متر → /properties/for-rent/in-qatar/type-apartment/?max-price=7000&min-size=180&max-size=220
فيلا للبيع مليونين ونص → /properties/for-sale/in-qatar/type-villa/?max-price=2500000
شقة ما تتعدى ٥٠٠٠ → /properties/for-rent/in-qatar/type-apartment/?max-price=5000
اكثر من 5000 واقل من 8000 → /properties/for-rent/in-qatar/?min-price=5000&max-price=8000
ميزانيتي لا تزيد عن 8000 → /properties/for-rent/in-qatar/?max-price=8000
شقة الدور الثالث → /properties/for-rent/in-qatar/type-apartment/ → الدور الثالث
شقة مع مسبح ونادي → /properties/for-rent/in-qatar/type-apartment/?features=pool → ونادي
استوديو 2500 شامل → /properties/for-rent/in-qatar/?max-price=2500&min-bedrooms=0&max-bedrooms=0 → شامل
مستودع في الوكرة → /properties/for-rent/in-al-wakrah/ → مستودع
غرف: 3، حمامات: 2 → /properties/for-rent/in-qatar/?min-bedrooms=3&max-bedrooms=3&min-bathrooms=2
غرف ٣، حمامات ٢ → /properties/for-rent/in-qatar/?min-bedrooms=3&max-bedrooms=3&min-bathrooms=2
عدد الغرف 3 عدد الحمامات 2 → /properties/for-rent/in-qatar/?min-bedrooms=3&max-bedrooms=3&min-bathrooms=2
السعر: ٩٠٠٠، غرف النوم: ٢، المساحة: ١٢٠ → /properties/for-rent/in-qatar/?max-price=9000&min-bedrooms=2&max-bedrooms=2&min-size=108&max-size=132
الميزانية: 9 آلاف، عدد الغرف: 3 أو 4 → /properties/for-rent/in-qatar/?max-price=9000&min-bedrooms=3&max-bedrooms=4
شقة شهري → /properties/for-rent/in-qatar/type-apartment/
إيجار سنوي شقة غرفتين → /properties/for-rent/in-qatar/type-apartment/?min-bedrooms=2&max-bedrooms=2
فيلا ٤ غرف سنوي ١٨٠ ألف → /properties/for-rent/in-qatar/type-villa/?max-price=15000&min-bedrooms=4&max-bedrooms=4
على الخارطة بأقساط شهرية → /off-plan-properties/for-sale/in-qatar/ → بأقساط شهرية
مكتب 90 ريال للمتر → /commercial-properties/for-rent/in-qatar/type-office-space/ → 90 ريال للمتر
غرفتين ر.ق ٧٠٠٠ → /properties/for-rent/in-qatar/?max-price=7000&min-bedrooms=2&max-bedrooms=2
شقة تحت العشرة آلاف → /properties/for-rent/in-qatar/type-apartment/?max-price=10000
شقة فوق الخمسة الاف → /properties/for-rent/in-qatar/type-apartment/?min-price=5000
شقة بين خمسة وسبعة آلاف → /properties/for-rent/in-qatar/type-apartment/?min-price=5000&max-price=7000
شقة ما بين الخمسة والستة آلاف → /properties/for-rent/in-qatar/type-apartment/?min-price=5000&max-price=6000
فيلا للبيع تحت المليونين → /properties/for-sale/in-qatar/type-villa/?max-price=2000000
شقة الاف → /properties/for-rent/in-qatar/type-apartment/ → الاف
غرفة او غرفتين → /properties/for-rent/in-qatar/?min-bedrooms=1&max-bedrooms=2
استوديو أو غرفة في السد → /properties/for-rent/in-al-sadd/?min-bedrooms=0&max-bedrooms=1
غرفة أو استوديو → /properties/for-rent/in-qatar/?min-bedrooms=0&max-bedrooms=1
بحد أقصى غرفتين → /properties/for-rent/in-qatar/?max-bedrooms=2
بحد أدنى ٣ غرف → /properties/for-rent/in-qatar/?min-bedrooms=3
غرفتين بالكثير → /properties/for-rent/in-qatar/?max-bedrooms=2
غرفتين في بناية جديدة في السد → /properties/for-rent/in-al-sadd/?min-bedrooms=2&max-bedrooms=2 → بناية جديدة
شقة ١٠٠٠ دولار → /properties/for-rent/in-qatar/type-apartment/ → ١٠٠٠ دولار
شقة 9000 درهم → /properties/for-rent/in-qatar/type-apartment/ → 9000 درهم
شقة ٥٠٠٠ ريال سعودي → /properties/for-rent/in-qatar/type-apartment/ → ٥٠٠٠ ريال سعودي
شقة للبنات → /properties/for-rent/in-qatar/type-apartment/ → للبنات
شقة قرب حديقة أسباير → /properties/for-rent/in-aspire-zone/type-apartment/
شقة في حديقة البدع → /properties/for-rent/in-al-bidda/type-apartment/
فيلا قريبة من الحديقة → /properties/for-rent/in-qatar/type-villa/ → قريبة من الحديقة
استوديو ١٥٠٠ بالأسبوع → /properties/for-rent/in-qatar/?min-bedrooms=0&max-bedrooms=0 → ١٥٠٠ بالأسبوع
شقة مطلة على الحديقة → /properties/for-rent/in-qatar/type-apartment/ → مطلة على الحديقة
النوع: فيلا، المنطقة: الوعب، غرف: ٥ → /properties/for-rent/in-al-waab/type-villa/?min-bedrooms=5&max-bedrooms=5
`;
