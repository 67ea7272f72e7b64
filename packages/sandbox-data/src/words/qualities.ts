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
steel|钢|鋼|スチール|강철|thép|Stahl|acero|aço|сталь|فولاذ|इस्पात|acier
brass|黄铜|黃銅|真ちゅう|황동|đồng thau|Messing|latón|latão|латунь|نحاس أصفر|पीतल|laiton
aluminium|铝|鋁|アルミ|알루미늄|nhôm|Aluminium|aluminio|alumínio|алюминий|ألمنيوم|एल्युमिनियम|aluminium
chrome|镀铬|鍍鉻|クロム|크롬|mạ crôm|verchromt|cromo|cromo|хром|كروم|क्रोम|chrome
sterling silver|925银|925純銀|シルバー925|은 925|bạc 925|925er Silber|plata de ley|prata 925|серебро 925|فضة 925|925 चाँदी|argent 925
gold-tone|金色|金色|金色|금색|màu vàng|goldfarben|tono dorado|tom dourado|под золото|بلون ذهبي|सुनहरा रंग|ton or
zinc|镀锌|鍍鋅|亜鉛|아연|mạ kẽm|Zink|zinc|zinco|цинк|زنك|ज़िंक|zinc
galvanised|镀锌|鍍鋅|亜鉛メッキ|아연도금|mạ kẽm|verzinkt|acabado galvanizado|galvanização|оцинковка|مجلفن|जस्ती|galvanisation
terracotta|陶土|陶土|テラコッタ|테라코타|đất nung|Terrakotta|terracota|terracota|терракота|تيراكوتا|टेराकोटा|terre cuite
glass|玻璃|玻璃|ガラス|유리|thủy tinh|Glas|vidrio|vidro|стекло|زجاج|काँच|verre
acrylic|亚克力|壓克力|アクリル|아크릴|acrylic|Acryl|acrílico|acrílico|акрил|أكريليك|ऐक्रेलिक|acrylique
natural rubber|天然橡胶|天然橡膠|天然ゴム|천연고무|cao su tự nhiên|Naturkautschuk|caucho natural|borracha natural|натуральный каучук|مطاط طبيعي|प्राकृतिक रबर|caoutchouc naturel
rubber|橡胶|橡膠|ゴム|고무|cao su|Gummi|caucho|borracha|резина|مطاط|रबर|caoutchouc
organic cotton|有机棉|有機棉|オーガニックコットン|유기농 면|bông hữu cơ|Bio-Baumwolle|algodón orgánico|algodão orgânico|органический хлопок|قطن عضوي|जैविक सूती|coton bio
cotton|棉|棉|コットン|면|vải bông|Baumwolle|algodón|algodão|хлопок|قطن|सूती|coton
merino|美利奴羊毛|美麗諾羊毛|メリノウール|메리노 울|len merino|Merinowolle|lana merino|lã merino|меринос|صوف مرينو|मेरिनो ऊन|mérinos
wool|羊毛|羊毛|ウール|울|len|Wolle|lana|lã|шерсть|صوف|ऊन|laine
satin|缎面|緞面|サテン|새틴|satin|Satin|satén|cetim|атлас|ساتان|साटन|satin
suede|麂皮质感|麂皮質感|スエード|스웨이드|da lộn|Wildlederoptik|aspecto ante|camurça|под замшу|شمواه|सुएड|aspect daim
leather|皮革质感|皮革質感|レザー調|가죽 느낌|giả da|Lederoptik|aspecto cuero|aspecto couro|под кожу|مظهر جلدي|चमड़े जैसा|aspect cuir
denim|牛仔布|丹寧布|デニム|데님|denim|Denim|tela vaquera|denim|деним|دينم|डेनिम|denim
polyester|涤纶|聚酯|ポリエステル|폴리에스터|polyester|Polyester|poliéster|poliéster|полиэстер|بوليستر|पॉलिएस्टर|polyester
paper|纸|紙|紙|종이|giấy|Papier|papel|papel|бумага|ورق|काग़ज़|papier
recycled|再生材料|再生材料|再生素材|재활용 소재|tái chế|Recyclingmaterial|material reciclado|material reciclado|вторсырьё|مواد معاد تدويرها|पुनर्चक्रित|matière recyclée
hand-woven|手工编织|手工編織|手編み|수공예|đan tay|handgeflochten|tejido a mano|trançado à mão|ручное плетение|نسج يدوي|हाथ से बुना|tressage main
glazed|上釉|上釉|施釉|유약|tráng men|glasiert|esmaltado|esmaltado|глазурь|مزجج|चमकदार|émail
powder-coated|粉末喷涂|粉體塗裝|粉体塗装|분체 도장|sơn tĩnh điện|pulverbeschichtet|pintura en polvo|pintura eletrostática|порошковая окраска|طلاء بودرة|पाउडर कोटेड|thermolaqué
folding|折叠|摺疊|折りたたみ|접이식|gấp gọn|klappbar|plegable|dobrável|складная модель|قابل للطي|मुड़ने वाला|pliable
adjustable|可调节|可調節|調節可能|조절식|điều chỉnh được|verstellbar|ajustable|ajustável|с регулировкой|قابل للضبط|समायोज्य|réglable
washable|可拆洗|可拆洗|洗えるカバー|세탁 가능|giặt được|waschbar|lavable|lavável|можно стирать|قابل للغسل|धोने योग्य|lavable
waterproof|防水|防水|防水|방수|chống nước|wasserdicht|impermeable|impermeável|с защитой от воды|ضد الماء|जलरोधी|imperméable
quick-dry|速干|速乾|速乾|속건|nhanh khô|schnelltrocknend|secado rápido|secagem rápida|быстросохнущий материал|سريع الجفاف|जल्दी सूखने वाला|séchage rapide
lined|带衬里|有襯裡|裏地つき|안감|có lót|gefüttert|con forro|com forro|с подкладкой|مبطن|अस्तर सहित|avec doublure
pockets|带口袋|附口袋|ポケット付き|주머니|có túi|mit Taschen|con bolsillos|com bolsos|с карманами|مع جيوب|जेब सहित|avec poches
with handle|带把手|附把手|持ち手つき|손잡이|có tay cầm|mit Griff|con asa|com alça|с ручкой|بمقبض|हैंडल सहित|avec poignée
lid|带盖|附蓋|ふた付き|뚜껑|có nắp|mit Deckel|con tapa|com tampa|с крышкой|بغطاء|ढक्कन सहित|avec couvercle
spoon|带勺|附匙|スプーン付き|숟가락|kèm thìa|mit Löffel|con cuchara|com colher|с ложкой|مع ملعقة|चम्मच सहित|avec cuillère
with case|带盒|附盒|ケース付き|케이스|có hộp|mit Etui|con estuche|com estojo|с футляром|مع علبة|केस सहित|avec étui
tripod|带三脚架|附三腳架|三脚つき|삼각대|kèm chân máy|mit Stativ|con trípode|com tripé|со штативом|مع حامل ثلاثي|तिपाई सहित|avec trépied
hook|带挂钩|附掛鉤|フック付き|고리|có móc|mit Haken|con gancho|com gancho|с крючком|بخطاف|हुक सहित|avec crochet
mirror|带镜|附鏡|ミラー付き|거울|có gương|mit Spiegel|con espejo|com espelho|с зеркалом|بمرآة|दर्पण सहित|avec miroir
clip|带夹|附夾|クリップ付き|클립|có kẹp|mit Clip|con clip|com clipe|с клипсой|بمشبك|क्लिप सहित|avec clip
ribbon|丝带|緞帶|リボン|리본|ruy băng|mit Band|con cinta|com fita|с лентой|بشريط|रिबन|avec ruban
wireless|无线|無線|ワイヤレス|무선|không dây|kabellos|inalámbrico|sem fio|беспроводное подключение|لاسلكي|वायरलेस|sans fil
rechargeable|可充电|可充電|充電式|충전식|sạc lại được|wiederaufladbar|recargable|recarregável|с аккумулятором|قابل للشحن|रिचार्जेबल|rechargeable
silent|静音|靜音|静音|저소음|êm|leise|silencioso|silencioso|бесшумный ход|صامت|मूक|silencieux
led|LED|LED|LED|LED|LED|LED|LED|LED|LED|LED|LED|LED
filament|灯丝|燈絲|フィラメント|필라멘트|sợi đốt|Filament|filamento|filamento|филамент|فتيلة|फ़िलामेंट|filament
large keys|大按键|大按鍵|大きなボタン|큰 버튼|phím lớn|große Tasten|teclas grandes|teclas grandes|крупные кнопки|أزرار كبيرة|बड़े बटन|grandes touches
beginners|初学者|初學者|初心者向け|입문용|người mới|für Einsteiger|para principiantes|para iniciantes|для начинающих|للمبتدئين|शुरुआती|pour débutant
garden ~|花园|花園|庭用|정원용|sân vườn|für den Garten|para jardín|para jardim|для сада|للحديقة|बग़ीचे के लिए|de jardin
kitchen ~|厨房|廚房|キッチン用|주방용|nhà bếp|für die Küche|de cocina|de cozinha|для кухни|للمطبخ|रसोई के लिए|de cuisine
outdoor|户外|戶外|屋外用|야외용|ngoài trời|für draußen|para exterior|para área externa|для улицы|للخارج|बाहर के लिए|d’extérieur
indoor|室内|室內|屋内用|실내용|trong nhà|für drinnen|para interior|para área interna|для помещений|للداخل|अंदर के लिए|d’intérieur
summer|夏季|夏季|夏用|여름용|mùa hè|für den Sommer|de verano|de verão|для лета|للصيف|गर्मियों के लिए|d’été
beach|沙滩|沙灘|ビーチ用|해변용|đi biển|für den Strand|de playa|de praia|для пляжа|للشاطئ|समुद्र तट के लिए|de plage
car ~|车用|車用|車用|차량용|xe hơi|fürs Auto|para coche|para carro|для авто|للسيارة|कार के लिए|pour voiture
desk ~|桌面|桌上|卓上|탁상용|để bàn|für den Schreibtisch|de escritorio|de mesa|для стола|للمكتب|डेस्क के लिए|de bureau
table ~|桌面|桌上|卓上|탁상용|để bàn|für den Tisch|de mesa|de mesa|для стола|للطاولة|मेज़ के लिए|de table
wall ~|壁挂|壁掛|壁掛け|벽걸이|treo tường|für die Wand|de pared|de parede|для стены|للحائط|दीवार के लिए|au mur
hall ~|玄关|玄關|玄関用|현관용|tiền sảnh|für den Flur|de recibidor|de hall|для прихожей|للمدخل|गलियारे के लिए|d’entrée
water ~|饮水|飲水|水用|물컵|uống nước|für Wasser|de agua|de água|для воды|للماء|पानी|à eau
city|城市|城市|シティ|도심형|đi phố|City|urbana|urbana|город|للمدينة|शहरी|de ville
training|训练|訓練|トレーニング|훈련용|luyện tập|Training|de entrenamiento|de treino|для тренировок|للتدريب|प्रशिक्षण|d’entraînement
compact|紧凑|小型|コンパクト|소형|nhỏ gọn|kompakt|compacto|compacto|компактный размер|حجم صغير|कॉम्पैक्ट|format compact
lightweight|轻量|輕量|軽量|경량|siêu nhẹ|leicht|ligero|leve|малый вес|خفيف|हल्का|léger
large|大号|大號|大|대형|cỡ lớn|groß|grande|grande|большой размер|كبير|बड़ा|grand
slim ~|修身|修身|スリム|슬림|dáng ôm|schmal|corte fino|slim|узкая форма|نحيف|पतला|slim
straight-cut|直筒|直筒|ストレート|일자핏|ống đứng|gerader Schnitt|corte recto|corte reto|прямой крой|قصة مستقيمة|सीधा कट|coupe droite
stripe|条纹|條紋|ボーダー|줄무늬|kẻ sọc|Streifen|rayas|listras|в полоску|مخطط|धारीदार|rayures
polarised|偏光|偏光|偏光|편광|phân cực|polarisiert|polarización|polarização|поляризация|استقطاب|ध्रुवीकृत|polarisation
sapphire glass|蓝宝石镜面|藍寶石鏡面|サファイアガラス|사파이어 글라스|kính sapphire|Saphirglas|cristal de zafiro|cristal de safira|сапфировое стекло|زجاج ياقوتي|नीलम काँच|verre saphir
fringe|流苏边|流蘇邊|フリンジ|프린지|viền tua|mit Fransen|con flecos|com franja|с бахромой|بأهداب|झालर सहित|à franges
hard shell|硬壳|硬殼|ハードシェル|하드쉘|vỏ cứng|Hartschale|rígida|casco rígido|жёсткий корпус|هيكل صلب|सख़्त खोल|coque rigide
four wheels|四轮|四輪|4輪|바퀴 4개|4 bánh|vier Rollen|cuatro ruedas|quatro rodas|четыре колеса|أربع عجلات|चार पहिए|quatre roues
unscented|无香|無香|無香料|무향|không mùi|ohne Duft|sin perfume|sem perfume|без запаха|بلا عطر|बिना ख़ुशबू|sans parfum
rose|玫瑰|玫瑰|ローズ|장미|hoa hồng|Rose|rosa|rosa|роза|ورد|गुलाब|rose
cherry|樱桃|櫻桃|チェリー|체리|anh đào|Kirsche|cereza|cereja|вишня|كرز|चेरी|cerise
sea salt|海盐|海鹽|海塩|바다 소금|muối biển|Meersalz|sal marina|sal marinho|морская соль|ملح بحري|समुद्री नमक|sel marin
shea|乳木果油|乳油木|シアバター|시어버터|bơ hạt mỡ|Sheabutter|karité|karité|масло ши|زبدة شيا|शीया|karité
organic|有机|有機|オーガニック|유기농|hữu cơ|Bio|ecológico|orgânico|органик|عضوي|जैविक|bio
whole bean|咖啡豆|咖啡豆|豆のまま|홀빈|nguyên hạt|ganze Bohne|en grano|em grãos|в зёрнах|حبوب كاملة|साबुत दाने|en grains
medium roast|中烘|中焙|中煎り|중배전|rang vừa|mittlere Röstung|tueste medio|torra média|средняя обжарка|تحميص متوسط|मध्यम भुनाई|torréfaction moyenne
chocolate|巧克力|巧克力|チョコ|초콜릿|sô cô la|Schokolade|chocolate|chocolate|шоколад|شوكولاتة|चॉकलेट|chocolat
butter|黄油|奶油|バター|버터|bơ|Butter|mantequilla|manteiga|сливочное масло|زبدة|मक्खन|beurre
oat|燕麦|燕麥|オーツ|귀리|yến mạch|Hafer|avena|aveia|овёс|شوفان|ओट|avoine
honey|蜂蜜|蜂蜜|はちみつ|꿀|mật ong|Honig|miel|mel|мёд|عسل|शहद|miel
dried|干制|乾製|乾燥|건조|sấy khô|getrocknet|en seco|desidratado|сушка|مجفف|सूखा|séchage
wildflower|百花|百花|百花|야생화|hoa dại|Wildblüte|flores silvestres|flores silvestres|полевые цветы|أزهار برية|जंगली फूल|fleurs sauvages
padded|软垫|軟墊|パッド入り|패딩|đệm êm|gepolstert|acolchado|acolchoado|с подбивкой|مبطّن|गद्देदार|rembourrage
red|红色|紅色|赤|빨강|đỏ|Rot|rojo|vermelho|красный цвет|أحمر|लाल|rouge
white|白色|白色|白|흰색|trắng|weiß|blanco|branco|белый цвет|أبيض|सफ़ेद|coloris blanc
lined ~|横线|橫線|罫線入り|줄 노트|kẻ dòng|liniert|rayado|pautado|в линейку|مسطّر|लाइनदार|ligné
shea butter|乳木果油|乳油木|シアバター|시어버터|bơ hạt mỡ|Sheabutter|karité|karité|масло ши|زبدة شيا|शीया|karité
brass-tone|仿黄铜|仿黃銅|真ちゅう調|황동 느낌|giả đồng|Messingoptik|aspecto latón|aspecto latão|под латунь|مظهر نحاسي|पीतल जैसा|aspect laiton
reflective|反光|反光|反射|반사|phản quang|reflektierend|reflectante|refletivo|светоотражение|عاكس|परावर्तक|réfléchissant
`;
