/** What a product is, "Tools", "Beauty & care" and "Outdoors": `English | zh-CN | tw | ja | ko | vi | de | es | pt | ru | ar | hi | fr`. */
export const toolNouns = `
toolbox|工具箱|工具箱|工具箱|공구함|hộp dụng cụ|Werkzeugkasten|caja de herramientas|caixa de ferramentas|ящик для инструментов|صندوق عدة|टूलबॉक्स|boîte à outils
hammer|锤子|鎚子|ハンマー|망치|búa|Hammer|martillo|martelo|молоток|مطرقة|हथौड़ा|marteau
mallet|橡胶锤|橡膠鎚|ゴムハンマー|고무망치|búa cao su|Gummihammer|mazo de goma|marreta de borracha|киянка|مطرقة مطاطية|रबर हथौड़ा|maillet
screwdriver|螺丝刀|螺絲起子|ドライバー|드라이버|tua vít|Schraubendreher|destornillador|chave de fenda|отвёртка|مفك|पेचकस|tournevis
precision screwdrivers|精密螺丝刀|精密螺絲起子|精密ドライバー|정밀 드라이버|tua vít chính xác|Feinschraubendreher|destornilladores de precisión|chaves de precisão|прецизионные отвёртки|مفكات دقيقة|बारीक पेचकस|tournevis de précision
combination spanner|两用扳手|複合扳手|コンビネーションレンチ|콤비네이션 렌치|cờ lê vòng miệng|Ringmaulschlüssel|llave combinada|chave combinada|комбинированный ключ|مفتاح مركب|कॉम्बिनेशन स्पैनर|clé mixte
ring spanner|棘轮扳手|棘輪扳手|ラチェットレンチ|라쳇 렌치|cờ lê vòng|Ringschlüssel|llave de carraca|chave catraca|накидной ключ|مفتاح حلقي|रिंग स्पैनर|clé à cliquet
spanner|扳手|扳手|スパナ|스패너|cờ lê|Schraubenschlüssel|llave|chave|гаечный ключ|مفتاح ربط|स्पैनर|clé
saw|锯子|鋸子|のこぎり|톱|cưa|Säge|sierra|serrote|пила|منشار|आरी|scie
hatchet|手斧|手斧|手斧|손도끼|rìu nhỏ|Beil|hachuela|machadinha|топорик|بلطة صغيرة|छोटी कुल्हाड़ी|hachette
axe|斧头|斧頭|斧|도끼|rìu|Axt|hacha|machado|топор|فأس|कुल्हाड़ी|hache
clamp|夹钳|夾鉗|クランプ|클램프|kẹp|Zwinge|sargento|grampo sargento|струбцина|قامطة|क्लैंप|serre-joint
spring clamps|弹簧夹|彈簧夾|スプリングクランプ|스프링 클램프|kẹp lò xo|Federzwingen|pinzas de muelle|grampos de mola|пружинные зажимы|ملاقط زنبركية|स्प्रिंग क्लैंप|pinces à ressort
hex bolt|六角螺栓|六角螺栓|六角ボルト|육각 볼트|bu lông lục giác|Sechskantschraube|tornillo hexagonal|parafuso sextavado|болт с шестигранной головкой|برغي سداسي|हेक्स बोल्ट|boulon hexagonal
carriage bolt|马车螺栓|馬車螺栓|根角ボルト|캐리지 볼트|bu lông đầu tròn|Schlossschraube|tornillo de carruaje|parafuso francês|мебельный болт|برغي عربة|कैरिज बोल्ट|boulon à tête ronde
bolts and nuts|螺栓螺母|螺栓螺帽|ボルトとナット|볼트·너트|bu lông đai ốc|Schrauben und Muttern|tornillos y tuercas|parafusos e porcas|болты и гайки|براغٍ وصواميل|नट-बोल्ट|boulons et écrous
coach screw|方头木螺钉|方頭木螺釘|コーチスクリュー|코치 나사|vít gỗ|Holzschraube|tirafondo|parafuso para madeira|глухарь|برغي خشب|लकड़ी का पेच|tire-fond
vest|背心|背心|ベスト|조끼|áo gi-lê|Weste|chaleco|colete|жилет|سترة|जैकेट|gilet
chain|链条|鏈條|チェーン|체인|xích|Kette|cadena|corrente|цепь|سلسلة|ज़ंजीर|chaîne
padlock|挂锁|掛鎖|南京錠|자물쇠|ổ khóa|Vorhängeschloss|candado|cadeado|навесной замок|قفل|ताला|cadenas
combination lock|密码锁|密碼鎖|ダイヤル錠|번호 자물쇠|khóa số|Zahlenschloss|candado de combinación|cadeado de segredo|кодовый замок|قفل أرقام|नंबर वाला ताला|cadenas à code
disc lock|碟刹锁|碟煞鎖|ディスクロック|디스크 자물쇠|khóa đĩa|Diskusschloss|candado de disco|trava de disco|дисковый замок|قفل قرصي|डिस्क लॉक|cadenas disque
hook|挂钩|掛鉤|フック|고리|móc|Haken|gancho|gancho|крючок|خطاف|हुक|crochet
helmet|安全帽|安全帽|ヘルメット|안전모|mũ bảo hộ|Schutzhelm|casco|capacete|каска|خوذة|हेलमेट|casque
bump cap|防撞帽|防撞帽|軽作業帽|경작업모|mũ chống va|Anstoßkappe|gorra antigolpes|boné de proteção|каскетка|قبعة واقية|बंप कैप|casquette antichoc
extinguisher|灭火器|滅火器|消火器|소화기|bình chữa cháy|Feuerlöscher|extintor|extintor|огнетушитель|طفاية حريق|अग्निशामक|extincteur
fire blanket|灭火毯|滅火毯|消火毛布|소화 담요|chăn chữa cháy|Löschdecke|manta ignífuga|manta antifogo|противопожарное полотно|بطانية حريق|अग्नि कंबल|couverture anti-feu
thermometer|温度计|溫度計|温度計|온도계|nhiệt kế|Thermometer|termómetro|termômetro|термометр|ميزان حرارة|थर्मामीटर|thermomètre
rule|尺子|尺|定規|자|thước|Maßstab|regla|régua|линейка|مسطرة|पैमाना|règle
compass|指南针|指南針|コンパス|나침반|la bàn|Kompass|brújula|bússola|компас|بوصلة|कम्पास|boussole
balance scale|天平|天平|天秤|천칭|cân thăng bằng|Balkenwaage|balanza|balança|рычажные весы|ميزان كفتين|तराज़ू|balance
school balance|教学天平|教學天平|教材用天秤|학습용 저울|cân trường học|Schulwaage|balanza escolar|balança escolar|учебные весы|ميزان مدرسي|स्कूल तराज़ू|balance d’école
counter scale|台秤|檯秤|卓上はかり|탁상 저울|cân bàn|Ladenwaage|báscula de mostrador|balança de balcão|прилавочные весы|ميزان طاولة|काउंटर तराज़ू|balance de comptoir
ladder|梯子|梯子|はしご|사다리|thang|Leiter|escalera|escada|лестница|سلّم|सीढ़ी|échelle
facing brick|饰面砖|飾面磚|化粧れんが|치장 벽돌|gạch ốp|Klinkerziegel|ladrillo caravista|tijolo aparente|облицовочный кирпич|طوب واجهات|फ़ेसिंग ईंट|brique de parement
clinker|铺路砖|鋪路磚|舗装れんが|점토 블록|gạch lát|Pflasterklinker|adoquín clínker|clínquer de pavimento|клинкерная брусчатка|طوب رصف|पेविंग ईंट|pavé en terre cuite
fire brick|耐火砖|耐火磚|耐火れんが|내화 벽돌|gạch chịu lửa|Schamottestein|ladrillo refractario|tijolo refratário|огнеупорный кирпич|طوب حراري|अग्निरोधी ईंट|brique réfractaire
firewood|柴火|柴火|薪|장작|củi|Brennholz|leña|lenha|дрова|حطب|जलाऊ लकड़ी|bois de chauffage
kindling|引火柴|引火柴|焚き付け|불쏘시개|củi nhóm|Anzündholz|astillas|gravetos|щепа для розжига|حطب إشعال|जलाने की खपच्चियाँ|petit bois
turning blank|车木料|車木料|旋盤材|목선반 소재|phôi tiện gỗ|Drechselrohling|taco para tornear|bloco para torno|заготовка для точения|قطعة خراطة|खराद की लकड़ी|ébauche à tourner
tomato seedling|番茄苗|番茄苗|トマト苗|토마토 모종|cây giống cà chua|Tomatenpflanze|plantón de tomate|muda de tomate|рассада томатов|شتلة طماطم|टमाटर की पौध|plant de tomate
seeds|种子|種子|種|씨앗|hạt giống|Samen|semillas|sementes|семена|بذور|बीज|graines
lawn seed|草坪种子|草坪種子|芝の種|잔디 씨앗|hạt cỏ|Rasensamen|semilla de césped|semente de grama|газонная трава|بذور عشب|घास के बीज|gazon à semer
hand and body lotion|身体乳|身體乳|ボディローション|바디로션|sữa dưỡng thể|Bodylotion|loción corporal|loção corporal|лосьон для рук и тела|لوشن للجسم|बॉडी लोशन|lait corps et mains
body lotion|身体乳|身體乳|ボディローション|바디로션|sữa dưỡng thể|Bodylotion|loción corporal|loção corporal|лосьон для тела|لوشن للجسم|बॉडी लोशन|lait corporel
sun lotion|防晒乳|防曬乳|日焼け止め|선크림|kem chống nắng|Sonnenmilch|protector solar|protetor solar|солнцезащитное молочко|واقي شمس|सनस्क्रीन|lait solaire
hand soap|洗手液|洗手乳|ハンドソープ|핸드워시|nước rửa tay|Handseife|jabón de manos|sabonete para mãos|мыло для рук|صابون يدين|हैंड सोप|savon mains
shampoo|洗发水|洗髮精|シャンプー|샴푸|dầu gội|Shampoo|champú|xampu|шампунь|شامبو|शैम्पू|shampooing
conditioner|护发素|潤髮乳|コンディショナー|컨디셔너|dầu xả|Spülung|acondicionador|condicionador|кондиционер|بلسم|कंडीशनर|après-shampooing
lipstick|口红|口紅|口紅|립스틱|son môi|Lippenstift|pintalabios|batom|губная помада|أحمر شفاه|लिपस्टिक|rouge à lèvres
tinted balm|有色润唇膏|潤色護唇膏|色つきリップ|틴티드 립밤|son dưỡng màu|getönter Lippenbalsam|bálsamo con color|bálsamo labial com cor|оттеночный бальзам|مرطب شفاه ملوّن|रंगीन लिप बाम|baume teinté
lip color pencil|唇笔|唇筆|リップペンシル|립 펜슬|bút chì môi|Lippenstift-Pencil|lápiz de labios|lápis labial|карандаш-помада|قلم شفاه|लिप पेंसिल|crayon à lèvres
nail polish|指甲油|指甲油|マニキュア|매니큐어|sơn móng|Nagellack|esmalte de uñas|esmalte|лак для ногтей|طلاء أظافر|नेल पॉलिश|vernis à ongles
polish|指甲油|指甲油|マニキュア|매니큐어|sơn móng|Nagellack|esmalte de uñas|esmalte|лак для ногтей|طلاء أظافر|नेल पॉलिश|vernis à ongles
nail care oil|指甲护理油|指甲護理油|ネイルオイル|네일 오일|dầu dưỡng móng|Nagelöl|aceite de uñas|óleo para unhas|масло для ногтей|زيت أظافر|नेल ऑयल|huile pour ongles
soap bar|香皂|香皂|石けん|비누|xà phòng bánh|Seifenstück|pastilla de jabón|sabonete em barra|кусковое мыло|قطعة صابون|साबुन की टिकिया|pain de savon
soap|香皂|香皂|石けん|비누|xà phòng|Seife|jabón|sabonete|мыло|صابون|साबुन|savon
foam bath|泡泡浴液|泡泡浴露|バブルバス|거품 목욕제|sữa tắm bồn|Schaumbad|baño de espuma|espuma de banho|пена для ванны|رغوة استحمام|बबल बाथ|bain moussant
toothbrush|牙刷|牙刷|歯ブラシ|칫솔|bàn chải đánh răng|Zahnbürste|cepillo de dientes|escova de dentes|зубная щётка|فرشاة أسنان|टूथब्रश|brosse à dents
razor|剃须刀|刮鬍刀|かみそり|면도기|dao cạo|Rasierer|maquinilla de afeitar|aparelho de barbear|бритва|ماكينة حلاقة|रेज़र|rasoir
scissors|剪刀|剪刀|はさみ|가위|kéo|Schere|tijeras|tesoura|ножницы|مقص|कैंची|ciseaux
hair bow|发结|髮結|ヘアリボン|머리 리본|nơ tóc|Haarschleife|lazo para el pelo|laço de cabelo|бант для волос|فيونكة شعر|हेयर बो|nœud à cheveux
scrunchie|发圈|髮圈|シュシュ|스크런치|dây buộc tóc|Haargummi|coletero|elástico de cabelo|резинка для волос|ربطة شعر|स्क्रंची|chouchou
head band|发带|髮帶|ヘアバンド|헤어밴드|băng đô|Haarband|diadema|faixa de cabelo|ободок|طوق شعر|हेयर बैंड|bandeau
plaster|创可贴|OK繃|ばんそうこう|반창고|băng cá nhân|Pflaster|tiritas|curativo|пластырь|لصقة جروح|पट्टी|pansement
blister cushions|防水泡贴|水泡貼|靴ずれパッド|물집 패드|miếng dán phồng rộp|Blasenpflaster|apósitos para ampollas|curativo para bolhas|пластырь от мозолей|لصقات فقاعات|छाले की पट्टी|pansements ampoules
stethoscope|听诊器|聽診器|聴診器|청진기|ống nghe|Stethoskop|fonendoscopio|estetoscópio|стетоскоп|سماعة طبية|स्टेथोस्कोप|stéthoscope
crutches|拐杖|拐杖|松葉杖|목발|nạng|Unterarmstützen|muletas|muletas|костыли|عكازات|बैसाखी|béquilles
walking stick|手杖|手杖|つえ|지팡이|gậy chống|Gehstock|bastón|bengala|трость|عصا مشي|छड़ी|canne
tent|帐篷|帳篷|テント|텐트|lều|Zelt|tienda de campaña|barraca|палатка|خيمة|टेंट|tente
gazebo|折叠棚|摺疊棚|タープテント|천막|lều bạt|Pavillon|carpa|tenda|шатёр|سرادق|मंडप|tonnelle
alpine pack|登山包|登山包|アルパインパック|알파인 배낭|ba lô leo núi|Alpinrucksack|mochila alpina|mochila de montanha|альпинистский рюкзак|حقيبة جبلية|अल्पाइन पैक|sac d’alpinisme
hydration pack|水袋包|水袋背包|ハイドレーションパック|하이드레이션 백|ba lô nước|Trinkrucksack|mochila de hidratación|mochila de hidratação|питьевой рюкзак|حقيبة مياه|हाइड्रेशन पैक|sac d’hydratation
telescope|望远镜|望遠鏡|望遠鏡|망원경|kính thiên văn|Teleskop|telescopio|telescópio|телескоп|تلسكوب|दूरबीन|télescope
spotting scope|观鸟镜|賞鳥鏡|スポッティングスコープ|스포팅 스코프|ống nhòm ngắm|Spektiv|telescopio terrestre|luneta de observação|зрительная труба|منظار رصد|स्पॉटिंग स्कोप|longue-vue
goggles|护目镜|護目鏡|ゴーグル|고글|kính bảo hộ|Schutzbrille|gafas protectoras|óculos de proteção|защитные очки|نظارات واقية|गॉगल्स|lunettes de protection
football|足球|足球|サッカーボール|축구공|bóng đá|Fußball|balón de fútbol|bola de futebol|футбольный мяч|كرة قدم|फ़ुटबॉल|ballon de football
futsal ball|室内足球|室內足球|フットサルボール|풋살공|bóng futsal|Futsalball|balón de fútbol sala|bola de futsal|мяч для футзала|كرة صالات|फ़ुटसल गेंद|ballon de futsal
basketball size|篮球|籃球|バスケットボール|농구공|bóng rổ|Basketball|balón de baloncesto|bola de basquete|баскетбольный мяч|كرة سلة|बास्केटबॉल|ballon de basket
basketball|篮球|籃球|バスケットボール|농구공|bóng rổ|Basketball|balón de baloncesto|bola de basquete|баскетбольный мяч|كرة سلة|बास्केटबॉल|ballon de basket
volleyball|排球|排球|バレーボール|배구공|bóng chuyền|Volleyball|balón de voleibol|bola de vôlei|волейбольный мяч|كرة طائرة|वॉलीबॉल|ballon de volley
tennis racket|网球拍|網球拍|テニスラケット|테니스 라켓|vợt tennis|Tennisschläger|raqueta de tenis|raquete de tênis|теннисная ракетка|مضرب تنس|टेनिस रैकेट|raquette de tennis
padel-type racket|板式网球拍|板網球拍|パデルラケット|파델 라켓|vợt padel|Padelschläger|pala de pádel|raquete de padel|ракетка для падела|مضرب بادل|पैडल रैकेट|raquette de padel
badminton racket|羽毛球拍|羽球拍|バドミントンラケット|배드민턴 라켓|vợt cầu lông|Badmintonschläger|raqueta de bádminton|raquete de badminton|ракетка для бадминтона|مضرب ريشة|बैडमिंटन रैकेट|raquette de badminton
badminton set|羽毛球套装|羽球組|バドミントンセット|배드민턴 세트|bộ cầu lông|Badmintonset|juego de bádminton|kit de badminton|набор для бадминтона|طقم ريشة|बैडमिंटन सेट|set de badminton
shuttlecocks|羽毛球|羽毛球|シャトル|셔틀콕|quả cầu lông|Federbälle|volantes|petecas|воланы|ريش تنس|शटलकॉक|volants
training gloves|训练手套|訓練手套|トレーニンググローブ|훈련용 글러브|găng tập|Trainingshandschuhe|guantes de entrenamiento|luvas de treino|тренировочные перчатки|قفازات تدريب|प्रशिक्षण दस्ताने|gants d’entraînement
bag mitts|沙袋手套|沙包手套|パンチンググローブ|샌드백 글러브|găng đấm bao|Sandsackhandschuhe|guantillas de saco|luvas de saco|снарядные перчатки|قفازات كيس|बैग दस्ताने|gants de sac
flying disc|飞盘|飛盤|フライングディスク|플라잉 디스크|đĩa ném|Wurfscheibe|disco volador|disco voador|летающий диск|قرص طائر|फ़्लाइंग डिस्क|disque volant
dog disc|宠物飞盘|寵物飛盤|犬用ディスク|반려견 원반|đĩa ném cho chó|Hundescheibe|disco para perros|disco para cães|диск для собак|قرص للكلاب|कुत्तों की डिस्क|disque pour chien
longboard|长板|長板|ロングボード|롱보드|ván longboard|Longboard|longboard|longboard|лонгборд|لوح طويل|लॉन्गबोर्ड|longboard
cruiser board|巡航滑板|巡航滑板|クルーザーボード|크루저 보드|ván cruiser|Cruiser-Board|tabla cruiser|cruiser|круизер|لوح كروزر|क्रूज़र बोर्ड|cruiser
skateboard|滑板|滑板|スケートボード|스케이트보드|ván trượt|Skateboard|monopatín|skate|скейтборд|لوح تزلج|स्केटबोर्ड|skateboard
scooter|滑板车|滑板車|キックボード|킥보드|xe trượt|Roller|patinete|patinete|самокат|سكوتر|स्कूटर|trottinette
bicycle|自行车|自行車|自転車|자전거|xe đạp|Fahrrad|bicicleta|bicicleta|велосипед|دراجة|साइकिल|vélo
rod|钓竿|釣竿|釣り竿|낚싯대|cần câu|Angelrute|caña de pescar|vara de pesca|удочка|صنارة|मछली की छड़ी|canne à pêche
fishing set|钓鱼套装|釣魚組|釣りセット|낚시 세트|bộ câu cá|Angelset|juego de pesca|kit de pesca|рыболовный набор|طقم صيد|मछली पकड़ने का सेट|kit de pêche
canoe|独木舟|獨木舟|カヌー|카누|xuồng canoe|Kanu|canoa|canoa|каноэ|زورق|कैनू|canoë
kayak|皮划艇|獨木艇|カヤック|카약|thuyền kayak|Kajak|kayak|caiaque|каяк|كاياك|कयाक|kayak
paddle|船桨|船槳|パドル|노|mái chèo|Paddel|remo|remo|весло|مجداف|चप्पू|pagaie
snorkel set|浮潜套装|浮潛組|シュノーケルセット|스노클 세트|bộ lặn ống thở|Schnorchelset|juego de esnórquel|kit de snorkel|набор для снорклинга|طقم غطس|स्नॉर्कल सेट|kit de snorkeling
mask|潜水面罩|潛水面罩|ダイビングマスク|물안경|mặt nạ lặn|Tauchmaske|máscara de buceo|máscara de mergulho|маска для плавания|قناع غطس|डाइविंग मास्क|masque de plongée
life ring|救生圈|救生圈|救命浮環|구명환|phao cứu sinh|Rettungsring|aro salvavidas|boia salva-vidas|спасательный круг|طوق نجاة|जीवन रक्षक रिंग|bouée de sauvetage
swim ring|游泳圈|游泳圈|浮き輪|튜브|phao bơi|Schwimmring|flotador|boia|надувной круг|عوامة|तैराकी रिंग|bouée gonflable
throw bag|抛绳包|拋繩袋|スローバッグ|구조 로프백|túi dây ném|Wurfsack|bolsa de rescate|saco de arremesso|спасательный линь|حقيبة حبل|थ्रो बैग|sac de lancer
skis|滑雪板|滑雪板|スキー板|스키|ván trượt tuyết|Ski|esquís|esquis|лыжи|زلاجات|स्की|skis
sledge|雪橇|雪橇|そり|썰매|xe trượt tuyết|Schlitten|trineo|trenó|санки|زلاجة|स्लेज|luge
toboggan|雪橇|雪橇|ボブスレー|터보건|xe trượt tuyết phanh|Bob|trineo con freno|tobogã|снегокат|مزلجة|टोबोगन|bobsleigh
snow tube|雪地滑圈|雪地滑圈|スノーチューブ|스노 튜브|phao trượt tuyết|Snowtube|rosco de nieve|boia de neve|тюбинг|عجلة ثلج|स्नो ट्यूब|bouée de neige
skates|冰鞋|冰鞋|スケート靴|스케이트|giày trượt băng|Schlittschuhe|patines de hielo|patins de gelo|коньки|زلاجات جليد|आइस स्केट्स|patins à glace
trophy|奖杯|獎盃|トロフィー|트로피|cúp|Pokal|trofeo|troféu|кубок|كأس تذكارية|ट्रॉफ़ी|trophée
`;
