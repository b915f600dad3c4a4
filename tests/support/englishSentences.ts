/**
 * Sentences in English, as typed where homes for rent are searched. Each line has the sentence, the search that
 * it asks for, and the text that is left.
 */
export const englishSentences = `
2 bed furnished Lusail under 9000 → /properties/for-rent/in-lusail/?max-price=9000&min-bedrooms=2&max-bedrooms=2&furnished=furnished
sea view villa in the pearl → /properties/for-rent/in-the-pearl-island/type-villa/?features=sea-view
freehold apartment below 1.5m → /properties/for-sale/in-qatar/type-apartment/?max-price=1500000&ownable=yes
office in west bay 200 sqm → /commercial-properties/for-rent/in-west-bay/type-office-space/?min-size=180&max-size=220
2br flat al sadd → /properties/for-rent/in-al-sadd/type-apartment/?min-bedrooms=2&max-bedrooms=2
2 b/r furn → /properties/for-rent/in-qatar/?min-bedrooms=2&max-bedrooms=2&furnished=furnished
3 bhk villa al waab with maid's room → /properties/for-rent/in-al-waab/type-villa/?min-bedrooms=3&max-bedrooms=3&features=maids-room
studio in msheireb → /properties/for-rent/in-musheireb/?min-bedrooms=0&max-bedrooms=0
studio apartment lusail marina up to 6k → /properties/for-rent/in-marina-district/type-apartment/?max-price=6000&min-bedrooms=0&max-bedrooms=0
two bedroom apartment semi-furnished west bay → /properties/for-rent/in-west-bay/type-apartment/?min-bedrooms=2&max-bedrooms=2&furnished=semi-furnished
4 bedrooms or more villa in al rayyan → /properties/for-rent/in-al-rayyan/type-villa/?min-bedrooms=4
at least 3 bedrooms, 2 bathrooms, pool → /properties/for-rent/in-qatar/?min-bedrooms=3&min-bathrooms=2&features=pool
3+ bed compound villa → /properties/for-rent/in-qatar/type-compound/?min-bedrooms=3
2-3 bedrooms lusail → /properties/for-rent/in-lusail/?min-bedrooms=2&max-bedrooms=3
3 or 4 bed villa → /properties/for-rent/in-qatar/type-villa/?min-bedrooms=3&max-bedrooms=4
more than 3 bedrooms → /properties/for-rent/in-qatar/?min-bedrooms=4
max 2 beds → /properties/for-rent/in-qatar/?max-bedrooms=2
apartment 5000-8000 QAR → /properties/for-rent/in-qatar/type-apartment/?min-price=5000&max-price=8000
apartment between 5k and 8k → /properties/for-rent/in-qatar/type-apartment/?min-price=5000&max-price=8000
flat from 5,000 to 7,500 qar per month → /properties/for-rent/in-qatar/type-apartment/?min-price=5000&max-price=7500
villa for sale 3-4 million → /properties/for-sale/in-qatar/type-villa/?min-price=3000000&max-price=4000000
120,000 a year apartment → /properties/for-rent/in-qatar/type-apartment/?max-price=10000
QAR 9000 pm apartment → /properties/for-rent/in-qatar/type-apartment/?max-price=9000
villa under 2.5 million in al waab for sale → /properties/for-sale/in-al-waab/type-villa/?max-price=2500000
apartment 90 m2 → /properties/for-rent/in-qatar/type-apartment/?min-size=81&max-size=99
apartment over 1,200 sq ft → /properties/for-rent/in-qatar/type-apartment/?min-size=111
unfurnished 2 bedroom bills included → /properties/for-rent/in-qatar/?min-bedrooms=2&max-bedrooms=2&furnished=unfurnished&bills-included=yes
pet friendly apartment near the metro → /properties/for-rent/in-qatar/type-apartment/?features=near-metro&pets=yes
apartment with balcony, gym and covered parking → /properties/for-rent/in-qatar/type-apartment/?features=balcony,gym,covered-parking
off-plan apartment in lusail handover 2027 → /off-plan-properties/for-sale/in-lusail/type-apartment/?completion=2027
off plan lusail handover q4 2027 → /off-plan-properties/for-sale/in-lusail/?completion=2027
apartment handover in Q4 of 2027 → /off-plan-properties/for-sale/in-qatar/type-apartment/?completion=2027
ready apartment in lusail for sale → /properties/for-sale/in-lusail/type-apartment/
flat in london under £500k → /properties/new-homes/for-sale/in-london/type-apartment/?max-price=500000
land for sale in al khor → /properties/for-sale/in-al-khor/type-land/
shop in the pearl → /commercial-properties/for-rent/in-the-pearl-island/type-shop/
appartment in lusial → /properties/for-rent/in-lusail/type-apartment/
furnihsed vila in al wab → /properties/for-rent/in-al-waab/type-villa/?furnished=furnished
apartment in the perl → /properties/for-rent/in-the-pearl-island/type-apartment/
quiet apartment in lusail → /properties/for-rent/in-lusail/type-apartment/ → quiet
villa near doha college → /properties/for-rent/in-doha/type-villa/ → college
lus → /properties/for-rent/in-lusail/
2 bed lus → /properties/for-rent/in-lusail/?min-bedrooms=2&max-bedrooms=2
marina → /properties/for-rent/in-marina-district/
2 bed in marina → /properties/for-rent/in-marina-district/?min-bedrooms=2&max-bedrooms=2
palm tower 2 bed → /properties/for-rent/in-qatar/?min-bedrooms=2&max-bedrooms=2 → palm tower
porto arabia the pearl 1 bed → /properties/for-rent/in-porto-arabia/?min-bedrooms=1&max-bedrooms=1
viva bahriya 2 bedroom → /properties/for-rent/in-viva/?min-bedrooms=2&max-bedrooms=2
marina view 2 bed → /properties/for-rent/in-qatar/?min-bedrooms=2&max-bedrooms=2 → marina view
lusail or west bay 2 bed → /properties/for-rent/in-lusail/?also=west-bay&min-bedrooms=2&max-bedrooms=2
3 beds max 9000 → /properties/for-rent/in-qatar/?max-price=9000&min-bedrooms=3&max-bedrooms=3
studio or 1 bed in lusail → /properties/for-rent/in-lusail/?min-bedrooms=0&max-bedrooms=1
2, 3 bedrooms in lusail → /properties/for-rent/in-lusail/?min-bedrooms=2&max-bedrooms=3
1, 2 or 3 bedrooms → /properties/for-rent/in-qatar/?min-bedrooms=1&max-bedrooms=3
1,2,3 bedrooms → /properties/for-rent/in-qatar/?min-bedrooms=1&max-bedrooms=3
2,3 bhk under 5,500 → /properties/for-rent/in-qatar/?max-price=5500&min-bedrooms=2&max-bedrooms=3
studio, 1 bed or 2 bed → /properties/for-rent/in-qatar/?min-bedrooms=0&max-bedrooms=2
studio, 1 or 2 bed lusail → /properties/for-rent/in-lusail/?min-bedrooms=0&max-bedrooms=2
2 bed or 3 in lusail → /properties/for-rent/in-lusail/?min-bedrooms=2&max-bedrooms=3
2 or 3+ bedrooms → /properties/for-rent/in-qatar/?min-bedrooms=2
3 bedrooms, 1 bedroom with balcony → /properties/for-rent/in-qatar/?min-bedrooms=3&max-bedrooms=3&features=balcony → 1 bedroom
3 bed, 4 minutes from metro → /properties/for-rent/in-qatar/?min-bedrooms=3&max-bedrooms=3&features=near-metro → 4 minutes
tower 5, 2 bed → /properties/for-rent/in-qatar/?min-bedrooms=2&max-bedrooms=2 → tower 5
tower 2, 3 bed → /properties/for-rent/in-qatar/?min-bedrooms=3&max-bedrooms=3 → tower 2
4 bed & 2 cars → /properties/for-rent/in-qatar/?min-bedrooms=4&max-bedrooms=4 → 2 cars
2 bed and 3 bath → /properties/for-rent/in-qatar/?min-bedrooms=2&max-bedrooms=2&min-bathrooms=3
3 bed + maid → /properties/for-rent/in-qatar/?min-bedrooms=3&max-bedrooms=3&features=maids-room
3bed+maid villa → /properties/for-rent/in-qatar/type-villa/?min-bedrooms=3&max-bedrooms=3&features=maids-room
yearly 120000 apartment → /properties/for-rent/in-qatar/type-apartment/?max-price=10000
villa al rayyan → /properties/for-rent/in-al-rayyan/type-villa/
apartment qar 5,500 to qar 7,000 → /properties/for-rent/in-qatar/type-apartment/?min-price=5500&max-price=7000
half a million flat for sale → /properties/for-sale/in-qatar/type-apartment/?max-price=500000
lagoon villa → /properties/for-rent/in-west-bay-lagoon/type-villa/
fox hills 1 bed → /properties/for-rent/in-fox-hills/?min-bedrooms=1&max-bedrooms=1
2 bed fox hills furnished 7k → /properties/for-rent/in-fox-hills/?max-price=7000&min-bedrooms=2&max-bedrooms=2&furnished=furnished
apartment old airport → /properties/for-rent/in-old-airport/type-apartment/
villa with private pool and private garden → /properties/for-rent/in-qatar/type-villa/?features=private-garden,private-pool
penthouse west bay lagoon sea views → /properties/for-rent/in-west-bay-lagoon/type-penthouse/?features=sea-view
1 bhk ff qr 4500 → /properties/for-rent/in-qatar/?max-price=4500&min-bedrooms=1&max-bedrooms=1&furnished=furnished
townhouse al wakra → /properties/for-rent/in-al-wakrah/type-villa/
shop 60 sqm under 10k commercial → /commercial-properties/for-rent/in-qatar/type-shop/?max-price=10000&min-size=54&max-size=66
office space lusail fitted → /commercial-properties/for-rent/in-lusail/type-office-space/ → fitted
luxury apartment in the pearl → /properties/for-rent/in-the-pearl-island/type-apartment/ → luxury
semi furnished 1 bedroom porto arabia balcony → /properties/for-rent/in-porto-arabia/?min-bedrooms=1&max-bedrooms=1&furnished=semi-furnished&features=balcony
apartment 100-150 sqm → /properties/for-rent/in-qatar/type-apartment/?min-size=100&max-size=150
land 600 sqm lusail → /properties/for-rent/in-lusail/type-land/?min-size=540&max-size=660
1,500 sqft office → /commercial-properties/for-rent/in-qatar/type-office-space/?min-size=125&max-size=153
villa for sale 3.65m residency → /properties/for-sale/in-qatar/type-villa/?max-price=3650000&residency=residence
apartment with balcony in west bay or the pearl, 2 or 3 bedrooms, up to QAR 12,000 a month → /properties/for-rent/in-west-bay/type-apartment/?also=the-pearl-island&max-price=12000&min-bedrooms=2&max-bedrooms=3&features=balcony
i am looking for a 2 bedroom flat in lusail please → /properties/for-rent/in-lusail/type-apartment/?min-bedrooms=2&max-bedrooms=2
qatar villa → /properties/for-rent/in-qatar/type-villa/
uk apartment 2 bed → /properties/new-homes/for-sale/in-uk/type-apartment/?min-bedrooms=2&max-bedrooms=2
manchester flat → /properties/new-homes/for-sale/in-manchester/type-apartment/
flat £300k → /properties/new-homes/for-sale/in-uk/type-apartment/?max-price=300000
2 bedroom lusail city → /properties/for-rent/in-lusail/?min-bedrooms=2&max-bedrooms=2
lusail 2 bed lusail → /properties/for-rent/in-lusail/?min-bedrooms=2&max-bedrooms=2
2 bedroom apartment for rent or sale → /properties/for-rent/in-qatar/type-apartment/?min-bedrooms=2&max-bedrooms=2
house for rent in duhail 4br → /properties/for-rent/in-duhail/type-villa/?min-bedrooms=4&max-bedrooms=4
3 bdr ain khaled compound → /properties/for-rent/in-ain-khaled/type-compound/?min-bedrooms=3&max-bedrooms=3
warehouse industrial area → /properties/for-rent/in-industrial-area/ → warehouse
floor 12 apartment → /properties/for-rent/in-qatar/type-apartment/ → floor 12
apartment with 2 balconies → /properties/for-rent/in-qatar/type-apartment/?features=balcony → 2
parking for 2 cars → /properties/for-rent/in-qatar/?features=covered-parking → 2 cars
apartment 5 minutes from metro → /properties/for-rent/in-qatar/type-apartment/?features=near-metro → 5 minutes
ready off plan lusail → /off-plan-properties/for-sale/in-lusail/ → ready
cheap studio → /properties/for-rent/in-qatar/?min-bedrooms=0&max-bedrooms=0 → cheap
studio in ain khaled 2000 → /properties/for-rent/in-ain-khaled/?max-price=2000&min-bedrooms=0&max-bedrooms=0
studio from 2027 → /properties/for-rent/in-qatar/?min-bedrooms=0&max-bedrooms=0 → 2027
villa no less than 5 bedrooms → /properties/for-rent/in-qatar/type-villa/?min-bedrooms=5
villa nothing over 15000 → /properties/for-rent/in-qatar/type-villa/?max-price=15000
max budget 10k → /properties/for-rent/in-qatar/?max-price=10000
2 bed max budget is 7000 → /properties/for-rent/in-qatar/?max-price=7000&min-bedrooms=2&max-bedrooms=2
2 bed 5000 including kahramaa → /properties/for-rent/in-qatar/?max-price=5000&min-bedrooms=2&max-bedrooms=2&bills-included=yes
1 month free apartment in the pearl → /properties/for-rent/in-the-pearl-island/type-apartment/ → 1 month free
24 month contract villa → /properties/for-rent/in-qatar/type-villa/ → 24 month contract
office 90 qar per sqm west bay → /commercial-properties/for-rent/in-west-bay/type-office-space/ → 90 qar per sqm
twenty five thousand villa → /properties/for-rent/in-qatar/type-villa/?max-price=25000
one hundred and fifty thousand a year villa → /properties/for-rent/in-qatar/type-villa/?max-price=12500
villa for sale two and a half million → /properties/for-sale/in-qatar/type-villa/?max-price=2500000
villa seven thousand five hundred → /properties/for-rent/in-qatar/type-villa/?max-price=7500
1/2 bed lusail → /properties/for-rent/in-lusail/?min-bedrooms=1&max-bedrooms=2
2 bed to 3 bed lusail → /properties/for-rent/in-lusail/?min-bedrooms=2&max-bedrooms=3
studio or 2 bath → /properties/for-rent/in-qatar/?min-bedrooms=0&max-bedrooms=0&min-bathrooms=2
apartment 5k~7k → /properties/for-rent/in-qatar/type-apartment/?min-price=5000&max-price=7000
2 bed from 7000 up → /properties/for-rent/in-qatar/?min-price=7000&min-bedrooms=2&max-bedrooms=2
walking distance to the metro 2 bed → /properties/for-rent/in-qatar/?min-bedrooms=2&max-bedrooms=2&features=near-metro
share of freehold flat london → /properties/new-homes/for-sale/in-london/type-apartment/ → share freehold
2 bed london epc rating A → /properties/new-homes/for-sale/in-london/?min-bedrooms=2&max-bedrooms=2 → epc rating A
epc rating a, 1 bed leeds → /properties/new-homes/for-sale/in-leeds/?min-bedrooms=1&max-bedrooms=1 → epc rating a
block A 2 bed → /properties/for-rent/in-qatar/?min-bedrooms=2&max-bedrooms=2 → block A
tower a lusail 2 bed → /properties/for-rent/in-lusail/?min-bedrooms=2&max-bedrooms=2 → tower a
beds: 3, baths: 2 → /properties/for-rent/in-qatar/?min-bedrooms=3&max-bedrooms=3&min-bathrooms=2
beds = 3, baths = 2 → /properties/for-rent/in-qatar/?min-bedrooms=3&max-bedrooms=3&min-bathrooms=2
beds 3, baths 2 → /properties/for-rent/in-qatar/?min-bedrooms=3&max-bedrooms=3&min-bathrooms=2
bedrooms 3 bathrooms 2 price 9000 lusail → /properties/for-rent/in-lusail/?max-price=9000&min-bedrooms=3&max-bedrooms=3&min-bathrooms=2
three bedrooms 2 baths 9000 → /properties/for-rent/in-qatar/?max-price=9000&min-bedrooms=3&max-bedrooms=3&min-bathrooms=2
bedrooms 3 baths lusail → /properties/for-rent/in-lusail/?min-bathrooms=3 → bedrooms
Bedrooms: 3 Bathrooms: 2 price: 9,000 → /properties/for-rent/in-qatar/?max-price=9000&min-bedrooms=3&max-bedrooms=3&min-bathrooms=2
budget: 9000, beds: 2, size: 120 → /properties/for-rent/in-qatar/?max-price=9000&min-bedrooms=2&max-bedrooms=2&min-size=108&max-size=132
bathrooms: at least 2, rooms: 3-4 → /properties/for-rent/in-qatar/?min-bedrooms=3&max-bedrooms=4&min-bathrooms=2
area: 1,200 sqft, beds: 2 or 3 → /properties/for-rent/in-qatar/?min-bedrooms=2&max-bedrooms=3&min-size=100&max-size=123
3 beds: 2 baths, lusail: 9000 → /properties/for-rent/in-lusail/?max-price=9000&min-bedrooms=3&max-bedrooms=3&min-bathrooms=2
2 bed: 9000 qar → /properties/for-rent/in-qatar/?max-price=9000&min-bedrooms=2&max-bedrooms=2
monthly apartment → /properties/for-rent/in-qatar/type-apartment/
yearly 2 bed villa → /properties/for-rent/in-qatar/type-villa/?min-bedrooms=2&max-bedrooms=2
2 bed yearly 120000 → /properties/for-rent/in-qatar/?max-price=10000&min-bedrooms=2&max-bedrooms=2
apartment 100 sqm monthly → /properties/for-rent/in-qatar/type-apartment/?min-size=90&max-size=110
off plan with monthly payments → /off-plan-properties/for-sale/in-qatar/ → monthly payments
u/f villa ar-rayyan → /properties/for-rent/in-al-rayyan/type-villa/?furnished=unfurnished
2 bed QAR 7000 → /properties/for-rent/in-qatar/?max-price=7000&min-bedrooms=2&max-bedrooms=2
studio, QAR 3,000, Al Sadd → /properties/for-rent/in-al-sadd/?max-price=3000&min-bedrooms=0&max-bedrooms=0
100 sqm QAR 7000 → /properties/for-rent/in-qatar/?max-price=7000&min-size=90&max-size=110
2 bed flat £300k manchester → /properties/new-homes/for-sale/in-manchester/type-apartment/?max-price=300000&min-bedrooms=2&max-bedrooms=2
1 bedroom £300k leeds → /properties/new-homes/for-sale/in-leeds/?max-price=300000&min-bedrooms=1&max-bedrooms=1
2 bed unfurnished ok → /properties/for-rent/in-qatar/?min-bedrooms=2&max-bedrooms=2&furnished=unfurnished
2 bed furnished or unfurnished lusail → /properties/for-rent/in-lusail/?min-bedrooms=2&max-bedrooms=2
unfurnished/furnished villa → /properties/for-rent/in-qatar/type-villa/
furnished not in lusail, studio → /properties/for-rent/in-qatar/?min-bedrooms=0&max-bedrooms=0&furnished=furnished → not in lusail
furnished or not, studio → /properties/for-rent/in-qatar/?min-bedrooms=0&max-bedrooms=0
fully furnished & unfurnished villa → /properties/for-rent/in-qatar/type-villa/
semi-detached 3 bed leeds → /properties/new-homes/for-sale/in-leeds/?min-bedrooms=3&max-bedrooms=3 → semi-detached
3 bed semi liverpool → /properties/new-homes/for-sale/in-liverpool/?min-bedrooms=3&max-bedrooms=3 → semi
terraced house manchester → /properties/new-homes/for-sale/in-manchester/type-villa/ → terraced
buy to let manchester → /properties/new-homes/for-sale/in-manchester/
help to buy leeds → /properties/new-homes/for-sale/in-leeds/ → help to buy
porto arabia tower 10 furnished → /properties/for-rent/in-porto-arabia-tower-10/?furnished=furnished
aspire zone 2 bed → /properties/for-rent/in-aspire-zone/?min-bedrooms=2&max-bedrooms=2
2 bed flat birmingham city centre → /properties/new-homes/for-sale/in-birmingham/type-apartment/?min-bedrooms=2&max-bedrooms=2 → city centre
2 bed flat london zone 2 → /properties/new-homes/for-sale/in-london/type-apartment/?min-bedrooms=2&max-bedrooms=2 → zone 2
studio 1500 a week → /properties/for-rent/in-qatar/?min-bedrooms=0&max-bedrooms=0 → 1500 a week
2 bed weekly 1500 → /properties/for-rent/in-qatar/?min-bedrooms=2&max-bedrooms=2 → weekly 1500
villa 2500 dollars → /properties/for-rent/in-qatar/type-villa/ → 2500 dollars
villa $2500 → /properties/for-rent/in-qatar/type-villa/ → $2500
villa AED 9000 → /properties/for-rent/in-qatar/type-villa/ → AED 9000
villa 9000 saudi riyals → /properties/for-rent/in-qatar/type-villa/ → 9000 saudi riyals
2 bed aspire park → /properties/for-rent/in-aspire-zone/?min-bedrooms=2&max-bedrooms=2
2 bed park → /properties/for-rent/in-qatar/?min-bedrooms=2&max-bedrooms=2 → park
villa 8000 qatari riyals → /properties/for-rent/in-qatar/type-villa/?max-price=8000
studio lower than 7k → /properties/for-rent/in-qatar/?max-price=7000&min-bedrooms=0&max-bedrooms=0
villa 7000 per mth → /properties/for-rent/in-qatar/type-villa/?max-price=7000
villa 55512345 → /properties/for-rent/in-qatar/type-villa/ → 55512345
2 bed +974 5551 2345 → /properties/for-rent/in-qatar/?min-bedrooms=2&max-bedrooms=2 → +974 5551 2345
2 bed cap-1203 → /properties/for-rent/in-qatar/?min-bedrooms=2&max-bedrooms=2 → cap-1203
2 bedroom in new building lusail → /properties/for-rent/in-lusail/?min-bedrooms=2&max-bedrooms=2 → new building
2+1 bedroom lusail → /properties/for-rent/in-lusail/ → 2+1 bedroom
type: villa, location: al waab, furnished: yes → /properties/for-rent/in-al-waab/type-villa/?furnished=furnished
family needs 4 bed villa in al waab → /properties/for-rent/in-al-waab/type-villa/?min-bedrooms=4&max-bedrooms=4 → family
furnished: no, pets: no, beds: 4 → /properties/for-rent/in-qatar/?min-bedrooms=4&max-bedrooms=4&furnished=unfurnished → pets: no
`;
