/**
 * What a product is made of and what it is for, worded so that it agrees with any noun before it:
 * A tilde is where the noun follows: "table ~" is found in "table radio", not in "radio with table stand".
 * `English | zh-CN | tw | ja | ko | vi | de | es | pt | ru | ar | hi | fr`.
 */
export const qualities = `
beech|榉木|櫸木|ブナ材|너도밤나무|gỗ sồi gai|Buche|madera de haya|madeira de faia|бук|خشب زان|बीच लकड़ी|hêtre
walnut stain|胡桃色|胡桃色|ウォルナット色|월넛색|màu óc chó|Nussbaumton|tono nogal|tom nogueira|цвет ореха|لون الجوز|अखरोट रंग|teinte noyer
two-seat|双人|雙人座|2人掛け|2인용|2 chỗ|Zweisitzer|dos plazas|dois lugares|на двоих|لشخصين|दो सीट|deux places
floor lamp|配落地灯|附落地燈|フロアランプ付き|스탠드 포함|kèm đèn cây|mit Stehlampe|con lámpara de pie|com luminária de chão|с торшером|مع مصباح أرضي|फ़्लोर लैंप सहित|avec lampadaire
stoneware|炻器|炻器|ストーンウェア|스톤웨어|gốm stoneware|Steinzeug|gres|grés|керамика|خزف حجري|स्टोनवेयर|grès
lift-out strainer|可取滤网|可取濾網|取り外し茶こし|분리형 거름망|kèm lưới lọc|herausnehmbares Sieb|con filtro extraíble|com coador removível|со съёмным ситом|مع مصفاة|निकलने वाली छलनी|filtre amovible
cast-iron|铸铁|鑄鐵|鋳鉄|무쇠|gang|Gusseisen|hierro fundido|ferro fundido|чугун|حديد زهر|कच्चा लोहा|fonte
pre-seasoned|已开锅|已開鍋|シーズニング済み|시즈닝 완료|tôi dầu sẵn|eingebrannt|con curado previo|pré-curada|с готовым покрытием|مدهونة مسبقًا|पहले से सीज़न|prête à cuire
forged|锻造|鍛造|鍛造|단조|rèn|geschmiedet|acero forjado|aço forjado|кованая сталь|فولاذ مطروق|गढ़ा हुआ इस्पात|acier forgé
oak|橡木|橡木|オーク材|참나무|gỗ sồi|Eiche|roble|carvalho|дуб|بلوط|ओक|chêne
ash|白蜡木|白蠟木|アッシュ材|물푸레나무|gỗ tần bì|Esche|fresno|freixo|ясень|خشب الدردار|ऐश लकड़ी|frêne
birch|桦木|樺木|バーチ材|자작나무|gỗ bạch dương|Birke|abedul|bétula|берёза|بتولا|बर्च|bouleau
pine|松木|松木|パイン材|소나무|gỗ thông|Kiefer|pino|pinho|сосна|صنوبر|चीड़|pin
bamboo|竹|竹|竹|대나무|tre|Bambus|bambú|bambu|бамбук|خيزران|बाँस|bambou
willow|柳编|柳編|柳|버들|mây liễu|Weide|mimbre|vime|ива|صفصاف|बेंत|osier
hickory|山核桃木|山核桃木|ヒッコリー|히코리|gỗ mại châu|Hickory|nogal americano|nogueira-americana|гикори|خشب الجوز|हिकॉरी|hickory
cedar|雪松木|雪松木|シダー材|삼나무|gỗ tuyết tùng|Zedernholz|cedro|cedro|кедр|أرز لبنان|देवदार|cèdre
wooden|木制|木製|木製|나무|bằng gỗ|Holz|de madera|de madeira|дерево|من الخشب|लकड़ी|en bois
wood|木制|木製|木製|나무|bằng gỗ|Holz|de madera|de madeira|дерево|من الخشب|लकड़ी|en bois
stainless|不锈钢|不鏽鋼|ステンレス|스테인리스|inox|Edelstahl|acero inoxidable|aço inox|нержавеющая сталь|فولاذ مقاوم للصدأ|स्टेनलेस स्टील|inox
carbon-steel|碳钢|碳鋼|炭素鋼|탄소강|thép carbon|Carbonstahl|acero al carbono|aço carbono|углеродистая сталь|فولاذ كربوني|कार्बन स्टील|acier au carbone
steel|钢|鋼|スチール|강철|thép|Stahl|acero|aço|сталь|فولاذ|इस्पात|acier
brass|黄铜|黃銅|真ちゅう|황동|đồng thau|Messing|latón|latão|латунь|نحاس أصفر|पीतल|laiton
aluminium|铝|鋁|アルミ|알루미늄|nhôm|Aluminium|aluminio|alumínio|алюминий|ألمنيوم|एल्युमिनियम|aluminium
chrome|镀铬|鍍鉻|クロム|크롬|mạ crôm|verchromt|cromo|cromo|хром|كروم|क्रोम|chrome
gold-plated|镀金|鍍金|金メッキ|금도금|mạ vàng|vergoldet|baño de oro|banho de ouro|позолота|طلاء ذهبي|सोना चढ़ा|plaqué or
sterling silver|925银|925純銀|シルバー925|은 925|bạc 925|925er Silber|plata de ley|prata 925|серебро 925|فضة 925|925 चाँदी|argent 925
silver-tone|银色|銀色|銀色|은색|màu bạc|silberfarben|tono plateado|tom prata|под серебро|بلون فضي|चाँदी रंग|ton argent
gold-tone|金色|金色|金色|금색|màu vàng|goldfarben|tono dorado|tom dourado|под золото|بلون ذهبي|सुनहरा रंग|ton or
zinc|镀锌|鍍鋅|亜鉛|아연|mạ kẽm|Zink|zinc|zinco|цинк|زنك|ज़िंक|zinc
galvanised|镀锌|鍍鋅|亜鉛メッキ|아연도금|mạ kẽm|verzinkt|acabado galvanizado|galvanização|оцинковка|مجلفن|जस्ती|galvanisation
porcelain|瓷|瓷|磁器|도자기|sứ|Porzellan|porcelana|porcelana|фарфор|بورسلين|चीनी मिट्टी|porcelaine
terracotta|陶土|陶土|テラコッタ|테라코타|đất nung|Terrakotta|terracota|terracota|терракота|تيراكوتا|टेराकोटा|terre cuite
ceramic|陶瓷|陶瓷|セラミック|세라믹|gốm|Keramik|cerámica|cerâmica|керамика|سيراميك|सिरेमिक|céramique
glass|玻璃|玻璃|ガラス|유리|thủy tinh|Glas|vidrio|vidro|стекло|زجاج|काँच|verre
acrylic|亚克力|壓克力|アクリル|아크릴|acrylic|Acryl|acrílico|acrílico|акрил|أكريليك|ऐक्रेलिक|acrylique
silicone|硅胶|矽膠|シリコン|실리콘|silicon|Silikon|silicona|silicone|силикон|سيليكون|सिलिकॉन|silicone
natural rubber|天然橡胶|天然橡膠|天然ゴム|천연고무|cao su tự nhiên|Naturkautschuk|caucho natural|borracha natural|натуральный каучук|مطاط طبيعي|प्राकृतिक रबर|caoutchouc naturel
rubber|橡胶|橡膠|ゴム|고무|cao su|Gummi|caucho|borracha|резина|مطاط|रबर|caoutchouc
organic cotton|有机棉|有機棉|オーガニックコットン|유기농 면|bông hữu cơ|Bio-Baumwolle|algodón orgánico|algodão orgânico|органический хлопок|قطن عضوي|जैविक सूती|coton bio
cotton|棉|棉|コットン|면|vải bông|Baumwolle|algodón|algodão|хлопок|قطن|सूती|coton
linen|亚麻|亞麻|リネン|린넨|vải lanh|Leinen|lino|linho|лён|كتان|लिनन|lin
merino|美利奴羊毛|美麗諾羊毛|メリノウール|메리노 울|len merino|Merinowolle|lana merino|lã merino|меринос|صوف مرينو|मेरिनो ऊन|mérinos
wool|羊毛|羊毛|ウール|울|len|Wolle|lana|lã|шерсть|صوف|ऊन|laine
satin|缎面|緞面|サテン|새틴|satin|Satin|satén|cetim|атлас|ساتان|साटन|satin
velvet|丝绒|絲絨|ベルベット|벨벳|nhung|Samt|terciopelo|veludo|бархат|مخمل|मखमल|velours
silk|丝质感|絲質感|シルク調|실크 느낌|giả lụa|Seidenoptik|aspecto seda|toque de seda|под шёлк|مظهر حريري|रेशमी|aspect soie
suede|麂皮质感|麂皮質感|スエード|스웨이드|da lộn|Wildlederoptik|aspecto ante|camurça|под замшу|شمواه|सुएड|aspect daim
leather|皮革质感|皮革質感|レザー調|가죽 느낌|giả da|Lederoptik|aspecto cuero|aspecto couro|под кожу|مظهر جلدي|चमड़े जैसा|aspect cuir
fleece|抓绒|刷毛|フリース|플리스|nỉ|Fleece|forro polar|fleece|флис|فليس|फ़्लीस|polaire
denim|牛仔布|丹寧布|デニム|데님|denim|Denim|tela vaquera|denim|деним|دينم|डेनिम|denim
mesh|网面|網布|メッシュ|메시|lưới|Mesh|malla|malha|сетка|شبك|जाली|maille
viscose|粘胶|嫘縈|レーヨン|비스코스|viscose|Viskose|viscosa|viscose|вискоза|فيسكوز|विस्कोस|viscose
polyester|涤纶|聚酯|ポリエステル|폴리에스터|polyester|Polyester|poliéster|poliéster|полиэстер|بوليستر|पॉलिएस्टर|polyester
paper|纸|紙|紙|종이|giấy|Papier|papel|papel|бумага|ورق|काग़ज़|papier
recycled|再生材料|再生材料|再生素材|재활용 소재|tái chế|Recyclingmaterial|material reciclado|material reciclado|вторсырьё|مواد معاد تدويرها|पुनर्चक्रित|matière recyclée
hand-woven|手工编织|手工編織|手編み|수공예|đan tay|handgeflochten|tejido a mano|trançado à mão|ручное плетение|نسج يدوي|हाथ से बुना|tressage main
hand-painted|手绘|手繪|手描き|핸드페인팅|vẽ tay|handbemalt|pintado a mano|pintura à mão|ручная роспись|رسم يدوي|हाथ से चित्रित|peint à la main
painted|彩绘|彩繪|塗装|채색|sơn|lackiert|pintura|pintura|роспись|مطلي|रंगा हुआ|peinture
glazed|上釉|上釉|施釉|유약|tráng men|glasiert|esmaltado|esmaltado|глазурь|مزجج|चमकदार|émail
powder-coated|粉末喷涂|粉體塗裝|粉体塗装|분체 도장|sơn tĩnh điện|pulverbeschichtet|pintura en polvo|pintura eletrostática|порошковая окраска|طلاء بودرة|पाउडर कोटेड|thermolaqué
folding|折叠|摺疊|折りたたみ|접이식|gấp gọn|klappbar|plegable|dobrável|складная модель|قابل للطي|मुड़ने वाला|pliable
foldable|折叠|摺疊|折りたたみ|접이식|gấp gọn|klappbar|plegable|dobrável|складная модель|قابل للطي|मुड़ने वाला|pliable
stackable|可叠放|可堆疊|スタッキング|적층형|xếp chồng|stapelbar|apilable|empilhável|штабелируемая модель|قابل للتكديس|एक पर एक रखने योग्य|empilable
adjustable|可调节|可調節|調節可能|조절식|điều chỉnh được|verstellbar|ajustable|ajustável|с регулировкой|قابل للضبط|समायोज्य|réglable
washable|可拆洗|可拆洗|洗えるカバー|세탁 가능|giặt được|waschbar|lavable|lavável|можно стирать|قابل للغسل|धोने योग्य|lavable
waterproof|防水|防水|防水|방수|chống nước|wasserdicht|impermeable|impermeável|с защитой от воды|ضد الماء|जलरोधी|imperméable
water-repellent|防泼水|防潑水|撥水|발수|chống thấm|wasserabweisend|hidrófugo|repele água|водоотталкивающее|طارد للماء|जल-विकर्षक|déperlant
quick-dry|速干|速乾|速乾|속건|nhanh khô|schnelltrocknend|secado rápido|secagem rápida|быстросохнущий материал|سريع الجفاف|जल्दी सूखने वाला|séchage rapide
lined|带衬里|有襯裡|裏地つき|안감|có lót|gefüttert|con forro|com forro|с подкладкой|مبطن|अस्तर सहित|avec doublure
quilted|绗缝|絎縫|キルティング|퀼팅|chần bông|gesteppt|acolchado|matelassê|стёжка|مضرّب|रज़ाईदार|matelassage
printed|印花|印花|プリント柄|프린트|in họa tiết|bedruckt|estampado|estampa|с принтом|مطبوع|छपा हुआ|à motifs
pockets|带口袋|附口袋|ポケット付き|주머니|có túi|mit Taschen|con bolsillos|com bolsos|с карманами|مع جيوب|जेब सहित|avec poches
drawstring|抽绳|抽繩|ドローコード|끈 조임|dây rút|Kordelzug|con cordón|com cordão|на кулиске|برباط|डोरी सहित|cordon
zip|拉链|拉鍊|ファスナー|지퍼|khóa kéo|Reißverschluss|con cremallera|com zíper|на молнии|بسحّاب|ज़िप|fermeture éclair
with handle|带把手|附把手|持ち手つき|손잡이|có tay cầm|mit Griff|con asa|com alça|с ручкой|بمقبض|हैंडल सहित|avec poignée
with handles|带把手|附把手|持ち手つき|손잡이|có tay cầm|mit Griffen|con asas|com alças|с ручками|بمقابض|हैंडल सहित|avec poignées
lid|带盖|附蓋|ふた付き|뚜껑|có nắp|mit Deckel|con tapa|com tampa|с крышкой|بغطاء|ढक्कन सहित|avec couvercle
spoon|带勺|附匙|スプーン付き|숟가락|kèm thìa|mit Löffel|con cuchara|com colher|с ложкой|مع ملعقة|चम्मच सहित|avec cuillère
with case|带盒|附盒|ケース付き|케이스|có hộp|mit Etui|con estuche|com estojo|с футляром|مع علبة|केस सहित|avec étui
tripod|带三脚架|附三腳架|三脚つき|삼각대|kèm chân máy|mit Stativ|con trípode|com tripé|со штативом|مع حامل ثلاثي|तिपाई सहित|avec trépied
pump|带气泵|附打氣筒|ポンプ付き|펌프|kèm bơm|mit Pumpe|con bomba|com bomba|с насосом|مع مضخة|पंप सहित|avec pompe
hook|带挂钩|附掛鉤|フック付き|고리|có móc|mit Haken|con gancho|com gancho|с крючком|بخطاف|हुक सहित|avec crochet
mirror|带镜|附鏡|ミラー付き|거울|có gương|mit Spiegel|con espejo|com espelho|с зеркалом|بمرآة|दर्पण सहित|avec miroir
clip|带夹|附夾|クリップ付き|클립|có kẹp|mit Clip|con clip|com clipe|с клипсой|بمشبك|क्लिप सहित|avec clip
ribbon|丝带|緞帶|リボン|리본|ruy băng|mit Band|con cinta|com fita|с лентой|بشريط|रिबन|avec ruban
tassel|流苏|流蘇|タッセル|술 장식|tua rua|mit Quaste|con borla|com franja|с кисточкой|بشرّابة|झालर|avec pompon
magnetic|磁吸|磁吸|マグネット|자석|từ tính|magnetisch|imán|ímã|на магните|مغناطيسي|चुंबकीय|aimant
wireless|无线|無線|ワイヤレス|무선|không dây|kabellos|inalámbrico|sem fio|беспроводное подключение|لاسلكي|वायरलेस|sans fil
wired|有线|有線|有線|유선|có dây|kabelgebunden|con cable|com fio|проводное подключение|سلكي|तार वाला|filaire
rechargeable|可充电|可充電|充電式|충전식|sạc lại được|wiederaufladbar|recargable|recarregável|с аккумулятором|قابل للشحن|रिचार्जेबल|rechargeable
silent|静音|靜音|静音|저소음|êm|leise|silencioso|silencioso|бесшумный ход|صامت|मूक|silencieux
led|LED|LED|LED|LED|LED|LED|LED|LED|LED|LED|LED|LED
filament|灯丝|燈絲|フィラメント|필라멘트|sợi đốt|Filament|filamento|filamento|филамент|فتيلة|फ़िलामेंट|filament
dimmable|可调光|可調光|調光対応|밝기 조절|chỉnh sáng|dimmbar|regulable|dimerizável|с диммером|قابل للتعتيم|मंद होने योग्य|variateur
solar cell|太阳能|太陽能|ソーラー|태양광|pin mặt trời|Solarzelle|con célula solar|célula solar|солнечная панель|خلية شمسية|सौर सेल|cellule solaire
large keys|大按键|大按鍵|大きなボタン|큰 버튼|phím lớn|große Tasten|teclas grandes|teclas grandes|крупные кнопки|أزرار كبيرة|बड़े बटन|grandes touches
large display|大屏|大螢幕|大型表示|큰 화면|màn hình lớn|großes Display|pantalla grande|visor grande|крупный дисплей|شاشة كبيرة|बड़ी स्क्रीन|grand écran
mechanical|机械|機械式|機械式|기계식|cơ|mechanisch|mecánica|mecânica|механика|ميكانيكي|यांत्रिक|mécanisme
children's|儿童|兒童|子ども用|어린이용|trẻ em|für Kinder|para niños|infantil|для детей|للأطفال|बच्चों के लिए|pour enfant
children|儿童|兒童|子ども用|어린이용|trẻ em|für Kinder|para niños|infantil|для детей|للأطفال|बच्चों के लिए|pour enfant
juniors|青少年|青少年|ジュニア|주니어|thiếu niên|für Jugendliche|júnior|juvenil|для юниоров|للناشئين|जूनियर|junior
junior|青少年|青少年|ジュニア|주니어|thiếu niên|für Jugendliche|júnior|juvenil|для юниоров|للناشئين|जूनियर|junior
toddlers|幼儿|幼兒|幼児用|유아용|trẻ nhỏ|für Kleinkinder|para bebés|para bebês|для малышей|للصغار|नन्हे बच्चों के लिए|pour tout-petits
girls'|女童|女童|女児用|여아용|bé gái|für Mädchen|para niña|para menina|для девочек|للبنات|लड़कियों के लिए|pour fille
adults|成人|成人|大人用|성인용|người lớn|für Erwachsene|para adultos|para adultos|для взрослых|للبالغين|वयस्कों के लिए|pour adulte
beginners|初学者|初學者|初心者向け|입문용|người mới|für Einsteiger|para principiantes|para iniciantes|для начинающих|للمبتدئين|शुरुआती|pour débutant
schools|学校|學校|学校用|학교용|trường học|für Schulen|para escuelas|para escolas|для школ|للمدارس|स्कूलों के लिए|pour écoles
school|学校|學校|学校用|학교용|trường học|für die Schule|escolar|escolar|для школы|مدرسي|स्कूल के लिए|d’école
classroom|教室|教室|教室用|교실용|lớp học|für Klassenzimmer|para el aula|para sala de aula|для класса|للصف|कक्षा के लिए|pour la classe
travel|旅行|旅行|旅行用|여행용|du lịch|für die Reise|para viaje|para viagem|для путешествий|للسفر|यात्रा के लिए|de voyage
camping|露营|露營|キャンプ用|캠핑용|cắm trại|fürs Camping|para camping|para camping|для кемпинга|للتخييم|कैंपिंग के लिए|de camping
garden ~|花园|花園|庭用|정원용|sân vườn|für den Garten|para jardín|para jardim|для сада|للحديقة|बग़ीचे के लिए|de jardin
kitchen ~|厨房|廚房|キッチン用|주방용|nhà bếp|für die Küche|de cocina|de cozinha|для кухни|للمطبخ|रसोई के लिए|de cuisine
studio|录音室|錄音室|スタジオ用|스튜디오용|phòng thu|Studio|de estudio|de estúdio|студия|للاستوديو|स्टूडियो|de studio
outdoor|户外|戶外|屋外用|야외용|ngoài trời|für draußen|para exterior|para área externa|для улицы|للخارج|बाहर के लिए|d’extérieur
indoor|室内|室內|屋内用|실내용|trong nhà|für drinnen|para interior|para área interna|для помещений|للداخل|अंदर के लिए|d’intérieur
winter|冬季|冬季|冬用|겨울용|mùa đông|für den Winter|de invierno|de inverno|для зимы|للشتاء|सर्दियों के लिए|d’hiver
summer|夏季|夏季|夏用|여름용|mùa hè|für den Sommer|de verano|de verão|для лета|للصيف|गर्मियों के लिए|d’été
beach|沙滩|沙灘|ビーチ用|해변용|đi biển|für den Strand|de playa|de praia|для пляжа|للشاطئ|समुद्र तट के लिए|de plage
car ~|车用|車用|車用|차량용|xe hơi|fürs Auto|para coche|para carro|для авто|للسيارة|कार के लिए|pour voiture
desk ~|桌面|桌上|卓上|탁상용|để bàn|für den Schreibtisch|de escritorio|de mesa|для стола|للمكتب|डेस्क के लिए|de bureau
table ~|桌面|桌上|卓上|탁상용|để bàn|für den Tisch|de mesa|de mesa|для стола|للطاولة|मेज़ के लिए|de table
wall ~|壁挂|壁掛|壁掛け|벽걸이|treo tường|für die Wand|de pared|de parede|для стены|للحائط|दीवार के लिए|au mur
hall ~|玄关|玄關|玄関用|현관용|tiền sảnh|für den Flur|de recibidor|de hall|для прихожей|للمدخل|गलियारे के लिए|d’entrée
dessert|甜点|甜點|デザート用|디저트용|tráng miệng|fürs Dessert|de postre|de sobremesa|для десерта|للحلوى|मिठाई के लिए|à dessert
whisky|威士忌|威士忌|ウイスキー用|위스키용|uống whisky|für Whisky|de whisky|de uísque|для виски|للمشروبات|व्हिस्की|à whisky
water ~|饮水|飲水|水用|물컵|uống nước|für Wasser|de agua|de água|для воды|للماء|पानी|à eau
city|城市|城市|シティ|도심형|đi phố|City|urbana|urbana|город|للمدينة|शहरी|de ville
trekking|徒步|健行|トレッキング|트레킹|trekking|Trekking|de trekking|de trekking|треккинг|للرحلات|ट्रेकिंग|de trekking
training|训练|訓練|トレーニング|훈련용|luyện tập|Training|de entrenamiento|de treino|для тренировок|للتدريب|प्रशिक्षण|d’entraînement
street|街头|街頭|ストリート|길거리용|đường phố|Street|callejero|de rua|стрит|للشارع|सड़क|street
sport|运动|運動|スポーツ|스포츠|thể thao|Sport|deportivo|esportivo|спорт|رياضي|खेल|sport
trail|越野|越野|トレイル|트레일|địa hình|Trail|trail|trail|трейл|للمسارات|ट्रेल|trail
family|家庭|家庭|家族用|가족용|gia đình|für die Familie|familiar|para família|для семьи|عائلي|पारिवारिक|pour la famille
mini|迷你|迷你|ミニ|미니|mini|Mini|mini|míni|мини|صغير|मिनी|mini
compact|紧凑|小型|コンパクト|소형|nhỏ gọn|kompakt|compacto|compacto|компактный размер|حجم صغير|कॉम्पैक्ट|format compact
lightweight|轻量|輕量|軽量|경량|siêu nhẹ|leicht|ligero|leve|малый вес|خفيف|हल्का|léger
extra large|特大|特大|特大|특대|cỡ đại|extragroß|extragrande|extragrande|большой размер|كبير جدًا|बहुत बड़ा|très grand
large|大号|大號|大|대형|cỡ lớn|groß|grande|grande|большой размер|كبير|बड़ा|grand
slim ~|修身|修身|スリム|슬림|dáng ôm|schmal|corte fino|slim|узкая форма|نحيف|पतला|slim
relaxed|宽松|寬鬆|ゆったり|여유핏|dáng rộng|lockerer Schnitt|corte holgado|corte solto|свободный крой|قصة واسعة|ढीला|coupe ample
straight-cut|直筒|直筒|ストレート|일자핏|ống đứng|gerader Schnitt|corte recto|corte reto|прямой крой|قصة مستقيمة|सीधा कट|coupe droite
high-rise|高腰|高腰|ハイウエスト|하이웨이스트|cạp cao|hoher Bund|talle alto|cintura alta|высокая посадка|خصر عالٍ|ऊँची कमर|taille haute
v-neck|V领|V領|Vネック|브이넥|cổ chữ V|V-Ausschnitt|cuello en pico|gola V|V-образный вырез|ياقة V|वी-नेक|col V
stripe|条纹|條紋|ボーダー|줄무늬|kẻ sọc|Streifen|rayas|listras|в полоску|مخطط|धारीदार|rayures
reversible|双面|雙面|リバーシブル|양면|hai mặt|wendbar|reversible|dupla face|двусторонняя модель|بوجهين|दोतरफ़ा|réversible
polarised|偏光|偏光|偏光|편광|phân cực|polarisiert|polarización|polarização|поляризация|استقطاب|ध्रुवीकृत|polarisation
sapphire glass|蓝宝石镜面|藍寶石鏡面|サファイアガラス|사파이어 글라스|kính sapphire|Saphirglas|cristal de zafiro|cristal de safira|сапфировое стекло|زجاج ياقوتي|नीलम काँच|verre saphir
fringe|流苏边|流蘇邊|フリンジ|프린지|viền tua|mit Fransen|con flecos|com franja|с бахромой|بأهداب|झालर सहित|à franges
hard shell|硬壳|硬殼|ハードシェル|하드쉘|vỏ cứng|Hartschale|rígida|casco rígido|жёсткий корпус|هيكل صلب|सख़्त खोल|coque rigide
four wheels|四轮|四輪|4輪|바퀴 4개|4 bánh|vier Rollen|cuatro ruedas|quatro rodas|четыре колеса|أربع عجلات|चार पहिए|quatre roues
three wheels|三轮|三輪|3輪|바퀴 3개|3 bánh|drei Räder|tres ruedas|três rodas|три колеса|ثلاث عجلات|तीन पहिए|trois roues
two wheels|两轮|兩輪|2輪|바퀴 2개|2 bánh|zwei Räder|dos ruedas|duas rodas|два колеса|عجلتان|दो पहिए|deux roues
lockable|可上锁|可上鎖|鍵つき|잠금식|khóa được|abschließbar|con cerradura|com chave|с замком|قابل للقفل|ताले सहित|verrouillable
unscented|无香|無香|無香料|무향|không mùi|ohne Duft|sin perfume|sem perfume|без запаха|بلا عطر|बिना ख़ुशबू|sans parfum
lavender|薰衣草|薰衣草|ラベンダー|라벤더|oải hương|Lavendel|lavanda|lavanda|лаванда|خزامى|लैवेंडर|lavande
rose|玫瑰|玫瑰|ローズ|장미|hoa hồng|Rose|rosa|rosa|роза|ورد|गुलाब|rose
coral|珊瑚色|珊瑚色|コーラル|코랄|san hô|Koralle|coral|coral|коралловый|مرجاني|मूँगा रंग|corail
cherry|樱桃|櫻桃|チェリー|체리|anh đào|Kirsche|cereza|cereja|вишня|كرز|चेरी|cerise
sea salt|海盐|海鹽|海塩|바다 소금|muối biển|Meersalz|sal marina|sal marinho|морская соль|ملح بحري|समुद्री नमक|sel marin
shea|乳木果油|乳油木|シアバター|시어버터|bơ hạt mỡ|Sheabutter|karité|karité|масло ши|زبدة شيا|शीया|karité
organic|有机|有機|オーガニック|유기농|hữu cơ|Bio|ecológico|orgânico|органик|عضوي|जैविक|bio
whole bean|咖啡豆|咖啡豆|豆のまま|홀빈|nguyên hạt|ganze Bohne|en grano|em grãos|в зёрнах|حبوب كاملة|साबुत दाने|en grains
dark roast|深烘|深焙|深煎り|강배전|rang đậm|dunkle Röstung|tueste oscuro|torra escura|тёмная обжарка|تحميص داكن|गहरी भुनाई|torréfaction foncée
medium roast|中烘|中焙|中煎り|중배전|rang vừa|mittlere Röstung|tueste medio|torra média|средняя обжарка|تحميص متوسط|मध्यम भुनाई|torréfaction moyenne
light roast|浅烘|淺焙|浅煎り|약배전|rang nhạt|helle Röstung|tueste claro|torra clara|светлая обжарка|تحميص فاتح|हल्की भुनाई|torréfaction claire
decaffeinated|低因|低咖啡因|カフェインレス|디카페인|khử caffein|entkoffeiniert|descafeinado|descafeinado|без кофеина|منزوع الكافيين|कैफ़ीन रहित|décaféiné
gluten-free|无麸质|無麩質|グルテンフリー|글루텐프리|không gluten|glutenfrei|sin gluten|sem glúten|без глютена|خالٍ من الغلوتين|ग्लूटेन रहित|sans gluten
chocolate|巧克力|巧克力|チョコ|초콜릿|sô cô la|Schokolade|chocolate|chocolate|шоколад|شوكولاتة|चॉकलेट|chocolat
butter|黄油|奶油|バター|버터|bơ|Butter|mantequilla|manteiga|сливочное масло|زبدة|मक्खन|beurre
almond|杏仁|杏仁|アーモンド|아몬드|hạnh nhân|Mandel|almendra|amêndoa|миндаль|لوز|बादाम|amande
oat|燕麦|燕麥|オーツ|귀리|yến mạch|Hafer|avena|aveia|овёс|شوفان|ओट|avoine
ginger|姜|薑|ジンジャー|생강|gừng|Ingwer|jengibre|gengibre|имбирь|زنجبيل|अदरक|gingembre
honey|蜂蜜|蜂蜜|はちみつ|꿀|mật ong|Honig|miel|mel|мёд|عسل|शहद|miel
lemon|柠檬|檸檬|レモン|레몬|chanh|Zitrone|limón|limão|лимон|ليمون|नींबू|citron
herb|香草|香草|ハーブ|허브|thảo mộc|Kräuter|hierbas|ervas|травы|أعشاب|जड़ी-बूटी|herbes
smoked|烟熏|煙燻|スモーク|훈제|xông khói|geräuchert|ahumado|defumado|копчение|مدخّن|स्मोक्ड|fumage
dried|干制|乾製|乾燥|건조|sấy khô|getrocknet|en seco|desidratado|сушка|مجفف|सूखा|séchage
frozen|冷冻|冷凍|冷凍|냉동|đông lạnh|tiefgekühlt|congelado|congelado|заморозка|مجمّد|जमा हुआ|surgélation
wholegrain|全麦|全麥|全粒粉|통곡물|nguyên cám|Vollkorn|integral|integral|цельное зерно|حبوب كاملة|साबुत अनाज|complet
wildflower|百花|百花|百花|야생화|hoa dại|Wildblüte|flores silvestres|flores silvestres|полевые цветы|أزهار برية|जंगली फूल|fleurs sauvages
forest|森林|森林|森|숲|rừng|Wald|bosque|floresta|лес|غابة|वन|forêt
vegan|纯素|純素|ヴィーガン|비건|thuần chay|vegan|vegano|vegano|веган|نباتي|वीगन|végan
magnet base|磁吸底座|磁吸底座|マグネット台座|자석 받침|đế nam châm|Magnetfuß|base magnética|base magnética|магнитное основание|قاعدة مغناطيسية|चुंबकीय आधार|socle aimanté
insulated|绝缘|絕緣|絶縁|절연|cách điện|isoliert|aislado|isolação|изоляция|معزول|रोधित|isolation
reflective|反光|反光|反射|반사|phản quang|reflektierend|reflectante|refletivo|светоотражение|عاكس|परावर्तक|réfléchissant
padded|软垫|軟墊|パッド入り|패딩|đệm êm|gepolstert|acolchado|acolchoado|с подбивкой|مبطّن|गद्देदार|rembourrage
inflatable|充气|充氣|空気式|공기주입식|bơm hơi|aufblasbar|hinchable|inflável|надувная модель|قابل للنفخ|हवा भरने वाला|gonflable
automatic|自动|自動|自動開閉|자동|tự động|Automatik|automático|automático|автомат|آلي|स्वचालित|automatique
instant|即时成像|拍立得|インスタント|즉석|chụp lấy liền|Sofortbild|instantánea|instantânea|моментальный снимок|فورية|इंस्टेंट|instantané
red|红色|紅色|赤|빨강|đỏ|Rot|rojo|vermelho|красный цвет|أحمر|लाल|rouge
green|绿色|綠色|緑|초록|xanh|grün|verde|verde|зелёный цвет|أخضر|हरा|vert
white|白色|白色|白|흰색|trắng|weiß|blanco|branco|белый цвет|أبيض|सफ़ेद|coloris blanc
black|黑色|黑色|黒|검정|đen|schwarz|negro|preto|чёрный цвет|أسود|काला|coloris noir
brass-look|仿黄铜|仿黃銅|真ちゅう調|황동 느낌|giả đồng|Messingoptik|aspecto latón|aspecto latão|под латунь|مظهر نحاسي|पीतल जैसा|aspect laiton
brass-tone|仿黄铜|仿黃銅|真ちゅう調|황동 느낌|giả đồng|Messingoptik|aspecto latón|aspecto latão|под латунь|مظهر نحاسي|पीतल जैसा|aspect laiton
brass-plated|镀铜|鍍銅|真ちゅうメッキ|황동 도금|mạ đồng|vermessingt|baño de latón|banho de latão|латунное покрытие|طلاء نحاسي|पीतल चढ़ा|laitonné
lined ~|横线|橫線|罫線入り|줄 노트|kẻ dòng|liniert|rayado|pautado|в линейку|مسطّر|लाइनदार|ligné
the garden|花园|花園|庭用|정원용|sân vườn|für den Garten|para jardín|para jardim|для сада|للحديقة|बग़ीचे के लिए|de jardin
shea butter|乳木果油|乳油木|シアバター|시어버터|bơ hạt mỡ|Sheabutter|karité|karité|масло ши|زبدة شيا|शीया|karité
sapphire-coated|蓝宝石镜面|藍寶石鏡面|サファイアガラス|사파이어 글라스|kính sapphire|Saphirglas|cristal de zafiro|cristal de safira|сапфировое стекло|زجاج ياقوتي|नीलम काँच|verre saphir
`;
