/** Names of the stores, in the order of their ids: `zh-CN | tw | ja | ko | vi | de | es | pt | ru | ar | hi | fr`. */
export const storeNames = `
示例港口贸易|範例港口貿易|サンプル港商会|예시 항구무역|Cảng Mẫu|Beispiel Hafenhandel|Puerto Ejemplo|Porto Exemplo|Пример: Портовая торговля|مثال تجارة الميناء|उदाहरण बंदरगाह ट्रेडिंग|Exemple Négoce du Port
示例北方纺织|範例北方紡織|サンプル北の織物|예시 북쪽 직물|Dệt Phương Bắc Mẫu|Beispiel Nordtextil|Ejemplo Textiles del Norte|Exemplo Têxteis do Norte|Пример: Северный текстиль|مثال منسوجات الشمال|उदाहरण उत्तरी वस्त्र|Exemple Textiles du Nord
示例明亮电子|範例明亮電子|サンプル明るい電器|예시 밝은 전자|Điện tử Sáng Mẫu|Beispiel Hell-Elektronik|Ejemplo Electrónica Clara|Exemplo Eletrônica Clara|Пример: Светлая электроника|مثال إلكترونيات ساطعة|उदाहरण उजली इलेक्ट्रॉनिक्स|Exemple Électronique Claire
示例铁巷工具|範例鐵巷工具|サンプル鉄小路工具|예시 철길 공구|Dụng cụ Ngõ Sắt Mẫu|Beispiel Eisengasse Werkzeug|Ejemplo Callejón del Hierro|Exemplo Beco do Ferro|Пример: Железный переулок|مثال عدد زقاق الحديد|उदाहरण लौह गली औज़ार|Exemple Ruelle de Fer
示例草地护理|範例草地護理|サンプル草原ケア|예시 초원 케어|Chăm sóc Đồng Cỏ Mẫu|Beispiel Wiesenpflege|Ejemplo Cuidado del Prado|Exemplo Cuidados do Prado|Пример: Луговой уход|مثال عناية المروج|उदाहरण घास मैदान केयर|Exemple Soins de la Prairie
示例山径户外|範例山徑戶外|サンプル山道アウトドア|예시 산길 아웃도어|Dã ngoại Đường Mòn Mẫu|Beispiel Wegbeginn Outdoor|Ejemplo Inicio del Sendero|Exemplo Início da Trilha|Пример: Начало тропы|مثال بداية الدرب|उदाहरण पगडंडी आउटडोर|Exemple Départ du Sentier
示例纸风筝|範例紙風箏|サンプル紙凧|예시 종이연|Diều Giấy Mẫu|Beispiel Papierdrachen|Ejemplo Cometa de Papel|Exemplo Pipa de Papel|Пример: Бумажный змей|مثال الطائرة الورقية|उदाहरण काग़ज़ी पतंग|Exemple Cerf-Volant de Papier
示例金色食品库|範例金色食品庫|サンプル黄金の食料庫|예시 황금 식료품|Kho Vàng Mẫu|Beispiel Goldene Speisekammer|Ejemplo Despensa Dorada|Exemplo Despensa Dourada|Пример: Золотая кладовая|مثال المؤونة الذهبية|उदाहरण सुनहरा भंडार|Exemple Garde-Manger Doré
示例灯笼之家|範例燈籠之家|サンプル灯りの家|예시 등불의 집|Nhà Đèn Lồng Mẫu|Beispiel Laternenhaus|Ejemplo Casa de los Faroles|Exemplo Casa das Lanternas|Пример: Дом фонарей|مثال بيت الفوانيس|उदाहरण लालटेन घर|Exemple Maison aux Lanternes
示例橡木与亚麻|範例橡木與亞麻|サンプル樫とリネン|예시 참나무와 린넨|Sồi & Lanh Mẫu|Beispiel Eiche & Leinen|Ejemplo Roble y Lino|Exemplo Carvalho e Linho|Пример: Дуб и лён|مثال البلوط والكتان|उदाहरण ओक और लिनन|Exemple Chêne et Lin
示例水壶街|範例水壺街|サンプルやかん通り|예시 주전자 거리|Phố Ấm Nước Mẫu|Beispiel Kesselstraße|Ejemplo Calle de la Tetera|Exemplo Rua da Chaleira|Пример: Чайная улица|مثال شارع الإبريق|उदाहरण केतली गली|Exemple Rue de la Bouilloire
示例清水卫浴|範例清水衛浴|サンプル清水バス|예시 맑은물 욕실|Phòng tắm Nước Trong Mẫu|Beispiel Klarwasser Bad|Ejemplo Baños Agua Clara|Exemplo Banho Água Clara|Пример: Чистая вода|مثال حمّامات الماء الصافي|उदाहरण निर्मल जल स्नान|Exemple Bains d’Eau Claire
示例整洁工坊|範例整潔工坊|サンプルきれい工房|예시 정돈 공방|Xưởng Gọn Gàng Mẫu|Beispiel Ordnungswerk|Ejemplo Todo en Orden|Exemplo Tudo em Ordem|Пример: Полный порядок|مثال أعمال الترتيب|उदाहरण साफ़-सुथरा|Exemple Ordre et Propreté
示例蓝织机|範例藍織機|サンプル青い織機|예시 푸른 베틀|Khung Cửi Xanh Mẫu|Beispiel Blauer Webstuhl|Ejemplo Telar Azul|Exemplo Tear Azul|Пример: Синий станок|مثال النول الأزرق|उदाहरण नीला करघा|Exemple Métier Bleu
示例鞋匠父女|範例鞋匠父女|サンプル靴屋と娘|예시 구두장이와 딸|Thợ Giày & Con Gái Mẫu|Beispiel Schuster & Tochter|Ejemplo Zapatero e Hija|Exemplo Sapateiro e Filha|Пример: Сапожник и дочь|مثال الإسكافي وابنته|उदाहरण मोची और बेटी|Exemple Cordonnier et Fille
示例背包街|範例背包街|サンプルかばん横丁|예시 가방 골목|Phố Túi Mẫu|Beispiel Taschenzeile|Ejemplo Calle del Bolso|Exemplo Rua das Bolsas|Пример: Сумочный ряд|مثال صف الحقائب|उदाहरण थैला कतार|Exemple Rang des Besaces
示例银顶针|範例銀頂針|サンプル銀の指ぬき|예시 은골무|Đê Bạc Mẫu|Beispiel Silberner Fingerhut|Ejemplo Dedal de Plata|Exemplo Dedal de Prata|Пример: Серебряный напёрсток|مثال الكشتبان الفضي|उदाहरण चाँदी का अंगुश्ताना|Exemple Dé d’Argent
示例丽都运动|範例麗都運動|サンプル水辺スポーツ|예시 리도 스포츠|Thể thao Lido Mẫu|Beispiel Lido Sport|Ejemplo Lido Deporte|Exemplo Lido Esportes|Пример: Лидо Спорт|مثال ليدو الرياضي|उदाहरण लीडो स्पोर्ट्स|Exemple Lido Sport
示例电路广场|範例電路廣場|サンプル回路広場|예시 회로 광장|Quảng Trường Mạch Mẫu|Beispiel Schaltkreisplatz|Ejemplo Plaza del Circuito|Exemplo Praça do Circuito|Пример: Площадь схем|مثال ساحة الدوائر|उदाहरण सर्किट चौक|Exemple Place des Circuits
示例信号点|範例信號點|サンプル信号所|예시 시그널 포인트|Điểm Sóng Mẫu|Beispiel Signalpunkt|Ejemplo Punto de Señal|Exemplo Ponto de Sinal|Пример: Точка сигнала|مثال نقطة الإشارة|उदाहरण सिग्नल पॉइंट|Exemple Point Signal
示例柔声音响|範例柔聲音響|サンプルやわらか音響|예시 부드러운 음향|Âm Thanh Êm Mẫu|Beispiel Leiser Klang|Ejemplo Sonido Suave|Exemplo Som Suave|Пример: Мягкий звук|مثال الصوت الهادئ|उदाहरण मृदु ध्वनि|Exemple Son Doux
示例瓦特与插头|範例瓦特與插頭|サンプルワットとプラグ|예시 와트와 플러그|Watt & Phích Cắm Mẫu|Beispiel Watt & Stecker|Ejemplo Vatio y Enchufe|Exemplo Watt e Plugue|Пример: Ватт и вилка|مثال واط وقابس|उदाहरण वाट और प्लग|Exemple Watt et Fiche
示例铅垂线五金|範例鉛垂線五金|サンプル下げ振り金物|예시 추선 자재|Vật tư Dây Dọi Mẫu|Beispiel Senklot Bedarf|Ejemplo Plomada Suministros|Exemplo Fio de Prumo|Пример: Отвес|مثال مستلزمات الشاقول|उदाहरण साहुल सप्लाई|Exemple Fil à Plomb
示例砖与花园|範例磚與花園|サンプル煉瓦と庭|예시 벽돌과 정원|Gạch & Vườn Mẫu|Beispiel Ziegel & Garten|Ejemplo Ladrillo y Jardín|Exemplo Tijolo e Jardim|Пример: Кирпич и сад|مثال الطوب والحديقة|उदाहरण ईंट और बग़ीचा|Exemple Brique et Jardin
示例平安之手|範例平安之手|サンプル安全な手|예시 안전한 손|Bàn Tay An Toàn Mẫu|Beispiel Sichere Hände|Ejemplo Manos Seguras|Exemplo Mãos Seguras|Пример: Надёжные руки|مثال أيدٍ آمنة|उदाहरण सुरक्षित हाथ|Exemple Mains Sûres
示例蕨草堂|範例蕨草堂|サンプルしだ薬草店|예시 고사리 약방|Tiệm Dương Xỉ Mẫu|Beispiel Farnapotheke|Ejemplo Botica del Helecho|Exemplo Botica da Samambaia|Пример: Папоротник|مثال صيدلية السرخس|उदाहरण फ़र्न औषधालय|Exemple Herboristerie des Fougères
示例理发角|範例理髮角|サンプル床屋の角|예시 이발소 모퉁이|Góc Hớt Tóc Mẫu|Beispiel Barbierecke|Ejemplo Rincón del Barbero|Exemplo Canto do Barbeiro|Пример: Уголок цирюльника|مثال ركن الحلاق|उदाहरण नाई कोना|Exemple Coin du Barbier
示例湖与桨|範例湖與槳|サンプル湖とパドル|예시 호수와 노|Hồ & Mái Chèo Mẫu|Beispiel See & Paddel|Ejemplo Lago y Remo|Exemplo Lago e Remo|Пример: Озеро и весло|مثال البحيرة والمجداف|उदाहरण झील और चप्पू|Exemple Lac et Pagaie
示例冬日小屋|範例冬日小屋|サンプル冬小屋|예시 겨울 오두막|Lều Mùa Đông Mẫu|Beispiel Winterhütte|Ejemplo Refugio de Invierno|Exemplo Cabana de Inverno|Пример: Зимняя хижина|مثال كوخ الشتاء|उदाहरण शीत कुटीर|Exemple Refuge d’Hiver
示例俱乐部储物柜|範例俱樂部置物櫃|サンプルクラブロッカー|예시 클럽 라커|Tủ Câu Lạc Bộ Mẫu|Beispiel Vereinsspind|Ejemplo Taquilla del Club|Exemplo Armário do Clube|Пример: Клубный шкафчик|مثال خزانة النادي|उदाहरण क्लब लॉकर|Exemple Casier du Club
示例双轮仓库|範例雙輪倉庫|サンプル二輪倉庫|예시 두 바퀴 창고|Kho Hai Bánh Mẫu|Beispiel Zweirad-Depot|Ejemplo Depósito Dos Ruedas|Exemplo Depósito Duas Rodas|Пример: Два колеса|مثال مستودع العجلتين|उदाहरण दो पहिया डिपो|Exemple Dépôt Deux-Roues
示例木头火车|範例木頭火車|サンプル木の汽車|예시 나무 기차|Tàu Gỗ Mẫu|Beispiel Holzeisenbahn|Ejemplo Tren de Madera|Exemplo Trem de Madeira|Пример: Деревянный поезд|مثال القطار الخشبي|उदाहरण लकड़ी की रेल|Exemple Train de Bois
示例羽毛笔与棋盘|範例羽毛筆與棋盤|サンプル羽ペンと盤|예시 깃펜과 보드|Bút Lông & Bàn Cờ Mẫu|Beispiel Feder & Brett|Ejemplo Pluma y Tablero|Exemplo Pena e Tabuleiro|Пример: Перо и доска|مثال الريشة واللوح|उदाहरण क़लम और बोर्ड|Exemple Plume et Plateau
示例音乐亭|範例音樂亭|サンプル音楽堂|예시 음악당|Sân Nhạc Mẫu|Beispiel Musikpavillon|Ejemplo Quiosco de Música|Exemplo Coreto|Пример: Эстрада|مثال كشك الموسيقى|उदाहरण संगीत मंडप|Exemple Kiosque à Musique
示例炉边烘焙|範例爐邊烘焙|サンプル炉辺ベーカリー|예시 화롯가 제빵|Lò Bánh Bếp Lửa Mẫu|Beispiel Herd-Backbedarf|Ejemplo Horno del Hogar|Exemplo Padaria da Lareira|Пример: Хлебный очаг|مثال مخبز الموقد|उदाहरण चूल्हा बेकरी|Exemple Fournil du Foyer
示例果园之门|範例果園之門|サンプル果樹園の門|예시 과수원 문|Cổng Vườn Mẫu|Beispiel Obstgartentor|Ejemplo Puerta del Huerto|Exemplo Portão do Pomar|Пример: Садовая калитка|مثال بوابة البستان|उदाहरण बाग़ का द्वार|Exemple Porte du Verger
示例豆与叶|範例豆與葉|サンプル豆と葉|예시 원두와 잎|Hạt & Lá Mẫu|Beispiel Bohne & Blatt|Ejemplo Grano y Hoja|Exemplo Grão e Folha|Пример: Зерно и лист|مثال الحبة والورقة|उदाहरण दाना और पत्ती|Exemple Grain et Feuille
示例育儿小巷|範例育兒小巷|サンプル子ども小道|예시 아기 골목|Ngõ Em Bé Mẫu|Beispiel Kinderstubengasse|Ejemplo Callejón del Bebé|Exemplo Travessa do Bebê|Пример: Детский переулок|مثال زقاق الحضانة|उदाहरण शिशु गली|Exemple Allée des Tout-Petits
示例快乐爪印|範例快樂爪印|サンプルごきげん肉球|예시 행복한 발바닥|Chân Vui Mẫu|Beispiel Frohe Pfoten|Ejemplo Patas Felices|Exemplo Patas Felizes|Пример: Весёлые лапы|مثال مخالب سعيدة|उदाहरण ख़ुश पंजे|Exemple Joyeuses Pattes
示例柜台与纸箱|範例櫃檯與紙箱|サンプル帳場と箱|예시 카운터와 상자|Quầy & Thùng Mẫu|Beispiel Theke & Karton|Ejemplo Mostrador y Cartón|Exemplo Balcão e Caixa|Пример: Прилавок и коробка|مثال المنضدة والكرتون|उदाहरण काउंटर और कार्टन|Exemple Comptoir et Carton
`;
