/** What a product is, "Tools", "Beauty & care" and "Outdoors": `English | zh-CN | tw | ja | ko | vi | de | es | pt | ru | ar | hi | fr`. */
export const toolNouns = `
toolbox|工具箱|工具箱|工具箱|공구함|hộp dụng cụ|Werkzeugkasten|caja de herramientas|caixa de ferramentas|ящик для инструментов|صندوق عدة|टूलबॉक्स|boîte à outils
hammer|锤子|鎚子|ハンマー|망치|búa|Hammer|martillo|martelo|молоток|مطرقة|हथौड़ा|marteau
screwdriver|螺丝刀|螺絲起子|ドライバー|드라이버|tua vít|Schraubendreher|destornillador|chave de fenda|отвёртка|مفك|पेचकस|tournevis
combination spanner|两用扳手|複合扳手|コンビネーションレンチ|콤비네이션 렌치|cờ lê vòng miệng|Ringmaulschlüssel|llave combinada|chave combinada|комбинированный ключ|مفتاح مركب|कॉम्बिनेशन स्पैनर|clé mixte
spanner|扳手|扳手|スパナ|스패너|cờ lê|Schraubenschlüssel|llave|chave|гаечный ключ|مفتاح ربط|स्पैनर|clé
saw|锯子|鋸子|のこぎり|톱|cưa|Säge|sierra|serrote|пила|منشار|आरी|scie
axe|斧头|斧頭|斧|도끼|rìu|Axt|hacha|machado|топор|فأس|कुल्हाड़ी|hache
clamp|夹钳|夾鉗|クランプ|클램프|kẹp|Zwinge|sargento|grampo sargento|струбцина|قامطة|क्लैंप|serre-joint
hex bolt|六角螺栓|六角螺栓|六角ボルト|육각 볼트|bu lông lục giác|Sechskantschraube|tornillo hexagonal|parafuso sextavado|болт с шестигранной головкой|برغي سداسي|हेक्स बोल्ट|boulon hexagonal
vest|背心|背心|ベスト|조끼|áo gi-lê|Weste|chaleco|colete|жилет|سترة|जैकेट|gilet
chain|链条|鏈條|チェーン|체인|xích|Kette|cadena|corrente|цепь|سلسلة|ज़ंजीर|chaîne
padlock|挂锁|掛鎖|南京錠|자물쇠|ổ khóa|Vorhängeschloss|candado|cadeado|навесной замок|قفل|ताला|cadenas
hook|挂钩|掛鉤|フック|고리|móc|Haken|gancho|gancho|крючок|خطاف|हुक|crochet
helmet|安全帽|安全帽|ヘルメット|안전모|mũ bảo hộ|Schutzhelm|casco|capacete|каска|خوذة|हेलमेट|casque
extinguisher|灭火器|滅火器|消火器|소화기|bình chữa cháy|Feuerlöscher|extintor|extintor|огнетушитель|طفاية حريق|अग्निशामक|extincteur
thermometer|温度计|溫度計|温度計|온도계|nhiệt kế|Thermometer|termómetro|termômetro|термометр|ميزان حرارة|थर्मामीटर|thermomètre
rule|尺子|尺|定規|자|thước|Maßstab|regla|régua|линейка|مسطرة|पैमाना|règle
compass|指南针|指南針|コンパス|나침반|la bàn|Kompass|brújula|bússola|компас|بوصلة|कम्पास|boussole
balance scale|天平|天平|天秤|천칭|cân thăng bằng|Balkenwaage|balanza|balança|рычажные весы|ميزان كفتين|तराज़ू|balance
ladder|梯子|梯子|はしご|사다리|thang|Leiter|escalera|escada|лестница|سلّم|सीढ़ी|échelle
facing brick|饰面砖|飾面磚|化粧れんが|치장 벽돌|gạch ốp|Klinkerziegel|ladrillo caravista|tijolo aparente|облицовочный кирпич|طوب واجهات|फ़ेसिंग ईंट|brique de parement
firewood|柴火|柴火|薪|장작|củi|Brennholz|leña|lenha|дрова|حطب|जलाऊ लकड़ी|bois de chauffage
tomato seedling|番茄苗|番茄苗|トマト苗|토마토 모종|cây giống cà chua|Tomatenpflanze|plantón de tomate|muda de tomate|рассада томатов|شتلة طماطم|टमाटर की पौध|plant de tomate
hand and body lotion|身体乳|身體乳|ボディローション|바디로션|sữa dưỡng thể|Bodylotion|loción corporal|loção corporal|лосьон для рук и тела|لوشن للجسم|बॉडी लोशन|lait corps et mains
body lotion|身体乳|身體乳|ボディローション|바디로션|sữa dưỡng thể|Bodylotion|loción corporal|loção corporal|лосьон для тела|لوشن للجسم|बॉडी लोशन|lait corporel
lipstick|口红|口紅|口紅|립스틱|son môi|Lippenstift|pintalabios|batom|губная помада|أحمر شفاه|लिपस्टिक|rouge à lèvres
nail polish|指甲油|指甲油|マニキュア|매니큐어|sơn móng|Nagellack|esmalte de uñas|esmalte|лак для ногтей|طلاء أظافر|नेल पॉलिश|vernis à ongles
polish|指甲油|指甲油|マニキュア|매니큐어|sơn móng|Nagellack|esmalte de uñas|esmalte|лак для ногтей|طلاء أظافر|नेल पॉलिश|vernis à ongles
soap bar|香皂|香皂|石けん|비누|xà phòng bánh|Seifenstück|pastilla de jabón|sabonete em barra|кусковое мыло|قطعة صابون|साबुन की टिकिया|pain de savon
soap|香皂|香皂|石けん|비누|xà phòng|Seife|jabón|sabonete|мыло|صابون|साबुन|savon
foam bath|泡泡浴液|泡泡浴露|バブルバス|거품 목욕제|sữa tắm bồn|Schaumbad|baño de espuma|espuma de banho|пена для ванны|رغوة استحمام|बबल बाथ|bain moussant
toothbrush|牙刷|牙刷|歯ブラシ|칫솔|bàn chải đánh răng|Zahnbürste|cepillo de dientes|escova de dentes|зубная щётка|فرشاة أسنان|टूथब्रश|brosse à dents
razor|剃须刀|刮鬍刀|かみそり|면도기|dao cạo|Rasierer|maquinilla de afeitar|aparelho de barbear|бритва|ماكينة حلاقة|रेज़र|rasoir
scissors|剪刀|剪刀|はさみ|가위|kéo|Schere|tijeras|tesoura|ножницы|مقص|कैंची|ciseaux
hair bow|发结|髮結|ヘアリボン|머리 리본|nơ tóc|Haarschleife|lazo para el pelo|laço de cabelo|бант для волос|فيونكة شعر|हेयर बो|nœud à cheveux
plaster|创可贴|OK繃|ばんそうこう|반창고|băng cá nhân|Pflaster|tiritas|curativo|пластырь|لصقة جروح|पट्टी|pansement
stethoscope|听诊器|聽診器|聴診器|청진기|ống nghe|Stethoskop|fonendoscopio|estetoscópio|стетоскоп|سماعة طبية|स्टेथोस्कोप|stéthoscope
crutches|拐杖|拐杖|松葉杖|목발|nạng|Unterarmstützen|muletas|muletas|костыли|عكازات|बैसाखी|béquilles
tent|帐篷|帳篷|テント|텐트|lều|Zelt|tienda de campaña|barraca|палатка|خيمة|टेंट|tente
telescope|望远镜|望遠鏡|望遠鏡|망원경|kính thiên văn|Teleskop|telescopio|telescópio|телескоп|تلسكوب|दूरबीन|télescope
goggles|护目镜|護目鏡|ゴーグル|고글|kính bảo hộ|Schutzbrille|gafas protectoras|óculos de proteção|защитные очки|نظارات واقية|गॉगल्स|lunettes de protection
football|足球|足球|サッカーボール|축구공|bóng đá|Fußball|balón de fútbol|bola de futebol|футбольный мяч|كرة قدم|फ़ुटबॉल|ballon de football
basketball size|篮球|籃球|バスケットボール|농구공|bóng rổ|Basketball|balón de baloncesto|bola de basquete|баскетбольный мяч|كرة سلة|बास्केटबॉल|ballon de basket
basketball|篮球|籃球|バスケットボール|농구공|bóng rổ|Basketball|balón de baloncesto|bola de basquete|баскетбольный мяч|كرة سلة|बास्केटबॉल|ballon de basket
volleyball|排球|排球|バレーボール|배구공|bóng chuyền|Volleyball|balón de voleibol|bola de vôlei|волейбольный мяч|كرة طائرة|वॉलीबॉल|ballon de volley
tennis racket|网球拍|網球拍|テニスラケット|테니스 라켓|vợt tennis|Tennisschläger|raqueta de tenis|raquete de tênis|теннисная ракетка|مضرب تنس|टेनिस रैकेट|raquette de tennis
badminton set|羽毛球套装|羽球組|バドミントンセット|배드민턴 세트|bộ cầu lông|Badmintonset|juego de bádminton|kit de badminton|набор для бадминтона|طقم ريشة|बैडमिंटन सेट|set de badminton
flying disc|飞盘|飛盤|フライングディスク|플라잉 디스크|đĩa ném|Wurfscheibe|disco volador|disco voador|летающий диск|قرص طائر|फ़्लाइंग डिस्क|disque volant
skateboard|滑板|滑板|スケートボード|스케이트보드|ván trượt|Skateboard|monopatín|skate|скейтборд|لوح تزلج|स्केटबोर्ड|skateboard
scooter|滑板车|滑板車|キックボード|킥보드|xe trượt|Roller|patinete|patinete|самокат|سكوتر|स्कूटर|trottinette
bicycle|自行车|自行車|自転車|자전거|xe đạp|Fahrrad|bicicleta|bicicleta|велосипед|دراجة|साइकिल|vélo
rod|钓竿|釣竿|釣り竿|낚싯대|cần câu|Angelrute|caña de pescar|vara de pesca|удочка|صنارة|मछली की छड़ी|canne à pêche
canoe|独木舟|獨木舟|カヌー|카누|xuồng canoe|Kanu|canoa|canoa|каноэ|زورق|कैनू|canoë
snorkel set|浮潜套装|浮潛組|シュノーケルセット|스노클 세트|bộ lặn ống thở|Schnorchelset|juego de esnórquel|kit de snorkel|набор для снорклинга|طقم غطس|स्नॉर्कल सेट|kit de snorkeling
life ring|救生圈|救生圈|救命浮環|구명환|phao cứu sinh|Rettungsring|aro salvavidas|boia salva-vidas|спасательный круг|طوق نجاة|जीवन रक्षक रिंग|bouée de sauvetage
skis|滑雪板|滑雪板|スキー板|스키|ván trượt tuyết|Ski|esquís|esquis|лыжи|زلاجات|स्की|skis
sledge|雪橇|雪橇|そり|썰매|xe trượt tuyết|Schlitten|trineo|trenó|санки|زلاجة|स्लेज|luge
skates|冰鞋|冰鞋|スケート靴|스케이트|giày trượt băng|Schlittschuhe|patines de hielo|patins de gelo|коньки|زلاجات جليد|आइस स्केट्स|patins à glace
trophy|奖杯|獎盃|トロフィー|트로피|cúp|Pokal|trofeo|troféu|кубок|كأس تذكارية|ट्रॉफ़ी|trophée
fishing set|钓鱼套装|釣魚組|釣りセット|낚시 세트|bộ câu cá|Angelset|juego de pesca|kit de pesca|рыболовный набор|طقم صيد|मछली पकड़ने का सेट|kit de pêche
`;
