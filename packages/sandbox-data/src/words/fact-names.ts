/** Names of facts: `English | zh-CN | tw | ja | ko | vi | de | es | pt | ru | ar | hi | fr`. What a fact says stays in the store's words. */
export const factNames = `
Weight with packing|含包装重量|含包裝重量|梱包込み重量|포장 포함 무게|Khối lượng cả bao bì|Gewicht mit Verpackung|Peso con embalaje|Peso com embalagem|Вес с упаковкой|الوزن مع التغليف|पैकिंग सहित वज़न|Poids emballage compris
Pieces per carton|每箱数量|每箱數量|1箱の入数|상자당 수량|Số cái mỗi thùng|Stück je Karton|Unidades por caja|Unidades por caixa|Штук в коробке|عدد القطع في الكرتون|प्रति कार्टन नग|Pièces par carton
Carton measures|外箱尺寸|外箱尺寸|カートン寸法|상자 규격|Kích thước thùng|Kartonmaße|Medidas de la caja|Medidas da caixa|Размеры коробки|مقاسات الكرتون|कार्टन का नाप|Dimensions du carton
Carton weight|外箱重量|外箱重量|カートン重量|상자 무게|Khối lượng thùng|Kartongewicht|Peso de la caja|Peso da caixa|Вес коробки|وزن الكرتون|कार्टन का वज़न|Poids du carton
Country of origin|原产国|原產國|原産国|원산지|Nước xuất xứ|Ursprungsland|País de origen|País de origem|Страна происхождения|بلد المنشأ|मूल देश|Pays d’origine
Customs heading (HS)|海关编码 (HS)|海關稅則號列 (HS)|HSコード|HS 코드|Mã HS|Zolltarifnummer (HS)|Partida arancelaria (SA)|Posição pautal (SH)|Код ТН ВЭД (HS)|البند الجمركي (HS)|सीमा शुल्क शीर्ष (HS)|Position douanière (SH)
Material|材质|材質|素材|소재|Chất liệu|Material|Material|Material|Материал|الخامة|सामग्री|Matière
Standard|标准|標準|規格|규격|Tiêu chuẩn|Norm|Norma|Norma|Стандарт|المعيار|मानक|Norme
Certificate|认证|認證|認証|인증|Chứng nhận|Zertifikat|Certificado|Certificado|Сертификат|الشهادة|प्रमाणपत्र|Certificat
Load|承重|承重|耐荷重|하중|Tải trọng|Belastbarkeit|Carga|Carga|Нагрузка|الحمولة|भार क्षमता|Charge
Included|附件|附件|付属品|구성품|Kèm theo|Lieferumfang|Incluido|Incluído|В комплекте|المرفقات|साथ में|Inclus
Measures|尺寸|尺寸|寸法|치수|Kích thước|Maße|Medidas|Medidas|Размеры|المقاسات|नाप|Dimensions
Care|护理|洗滌方式|お手入れ|세탁 방법|Cách giặt|Pflege|Cuidado|Cuidados|Уход|العناية|देखभाल|Entretien
Content|容量|容量|内容量|용량|Dung tích|Inhalt|Contenido|Conteúdo|Объём|المحتوى|मात्रा|Contenance
Best before|保质期|保存期限|賞味期限|소비기한|Hạn dùng|Haltbarkeit|Consumir antes de|Validade|Срок годности|الصلاحية|उपयोग अवधि|À consommer avant
Ingredients|配料|成分|原材料|원재료|Thành phần|Zutaten|Ingredientes|Ingredientes|Состав|المكونات|सामग्री सूची|Ingrédients
Net weight|净重|淨重|正味重量|순중량|Khối lượng tịnh|Nettogewicht|Peso neto|Peso líquido|Вес нетто|الوزن الصافي|शुद्ध वज़न|Poids net
Allergens|过敏原|過敏原|アレルゲン|알레르기 유발 물질|Chất gây dị ứng|Allergene|Alérgenos|Alergênicos|Аллергены|مسببات الحساسية|एलर्जेन|Allergènes
Storage conditions|储存条件|保存條件|保存方法|보관 방법|Cách bảo quản|Lagerung|Conservación|Conservação|Условия хранения|شروط التخزين|रखने का तरीक़ा|Conservation
Wood|木材|木材|木材|목재|Gỗ|Holz|Madera|Madeira|Древесина|الخشب|लकड़ी|Bois
Battery|电池|電池|電池|배터리|Pin|Batterie|Batería|Bateria|Батарея|البطارية|बैटरी|Batterie
Fabric weight|面料克重|布料克重|生地の重さ|원단 중량|Định lượng vải|Stoffgewicht|Gramaje|Gramatura|Плотность ткани|وزن القماش|कपड़े का वज़न|Grammage
Cleaning|清洁|清潔|お手入れ|세척|Vệ sinh|Reinigung|Limpieza|Limpeza|Чистка|التنظيف|सफ़ाई|Nettoyage
Connection|接口|連接埠|接続|연결|Kết nối|Anschluss|Conexión|Conexão|Подключение|التوصيل|कनेक्शन|Raccordement
Power|功率|功率|電源|전원|Nguồn điện|Leistung|Alimentación|Alimentação|Питание|الطاقة|बिजली|Alimentation
`;
