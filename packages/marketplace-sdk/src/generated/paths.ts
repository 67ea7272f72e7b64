// Generated from the contract by scripts/generate.mjs. Do not edit.
export interface paths {
    "/api/aera/addEdit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add or change an address
         * @description Repeating it after a lost answer could add the address twice. A server may limit a member's addresses: `data` then has the error `too_many_addresses` with `max`.
         */
        post: operations["addresses.save"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/aera/del": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete an address
         * @description Orders keep their copy of it.
         */
        post: operations["addresses.delete"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/aera/index": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List addresses
         * @description The default one first.
         */
        post: operations["addresses.list"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/aera/readArea": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List areas
         * @description Without `pid` the countries, else the areas under it. An empty list: the area has no parts, or is not open yet.
         */
        post: operations["addresses.areas"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Article/category": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List articles of categories
         * @description All of them without `ids`.
         */
        get: operations["articles.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/Article/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an article
         * @description `content` is HTML to sanitise.
         */
        get: operations["articles.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ems/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Send an e-mail code
         * @description The code is valid for 120 seconds: 6 digits, 10 while someone guesses at the address, on stock servers 4. Stock servers allow one a minute for an address and five an hour for an IP, and drop a code after about ten wrong tries; a server that counts tries over all codes answers `code_locked` meanwhile, with `until`. A code and its tries belong to the network that asked for it: type it where it was asked for. Although it is a GET, it has an effect. Stock servers read POST only, with the parameters as body fields: a client may offer that as an option.
         */
        get: operations["auth.sendEmailCode"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/index/category": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Show the category tree
         * @description Provisional. Every category, or those under `pid`, with their children under `childlist`, which is empty or missing where there are none.
         */
        post: operations["categories.list"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/index/config": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Show the site's settings
         * @description Provisional. Languages, currencies and their digits, limits, and what this server can do. It rarely changes: once per start is enough.
         */
        post: operations["site.config"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/index/index": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read home and site data
         * @description Site settings, the footer and the sections of the home page. Null from a stock server: start without any of it.
         */
        post: operations["site.home"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/index/pro": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List products
         * @description Products by category, store or flag. A parent category includes its children.
         */
        post: operations["products.list"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/index/pro_comment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List reviews of a product or store
         * @description Provisional. Published ones, newest first. `counts` and `good_rate` are over all of them, whatever the filter. A server that sends `comment_count` with a store knows `shop_id`.
         */
        post: operations["products.reviews"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/index/pro_info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read a product
         * @description With its variants, its store and the latest reviews. `content` is HTML to sanitise.
         */
        post: operations["products.get"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/index/search_pro": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search products
         * @description By title, category, store or description, or by the SKU code of an item. A server may find what was misspelled: then `corrected` says by which words. Where no product has all of the words it may answer with those that have some: then `is_partial` is 1.
         */
        post: operations["products.search"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/index/search_shop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search stores
         * @description By name or description.
         */
        post: operations["stores.search"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/index/shop_info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read a store
         * @description With a token, `is_follow` is the user's own.
         */
        post: operations["stores.get"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/index/sku_lookup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Find products by SKU codes
         * @description Provisional. What is on sale under these codes of variants or of products without variants, whatever their case. A code that nothing has is left out, and one that several stores use has a row for each: look for each code in the answer, which has at most 500 rows.
         */
        post: operations["products.lookup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/index/suggest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Complete a search
         * @description Provisional. Words of products, then names of stores, categories, and a few products by their titles. Wait for a pause in the typing.
         */
        post: operations["products.suggest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/index/upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload a picture
         * @description A multipart form. Stock servers take up to 10 MB, check that the content is a picture, and refuse php, html, svg and pdf with HTTP 200 and code 0. With `category=kyc` the file is stored privately and `url` is an opaque id.
         */
        post: operations["uploads.image"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/loan/apply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Apply for a loan
         * @description Provisional. `terms_changed` means that there are newer terms than those in `agree`, `amount_range` also a term that is not offered. One application at a time.
         */
        post: operations["loans.apply"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/loan/index": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read what loans are offered
         * @description Provisional. With annual rate, total cost and a worked example, and whether this user may apply. `enabled` is false where the operator has no loans.
         */
        post: operations["loans.terms"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/loan/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List loan applications
         * @description Provisional. Newest first.
         */
        post: operations["loans.list"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/merchant/center": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read the seller dashboard
         * @description Provisional. The store, its balance, what is pending and what there is to do.
         */
        post: operations["merchant.dashboard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/merchant/comment_list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List reviews of the own store
         * @description Provisional. Published ones, newest first, also of products that are not on sale.
         */
        post: operations["merchantReviews.list"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/merchant/comment_reply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reply to a review
         * @description Provisional. One reply to each; it can't be changed. Nothing hides or removes a review.
         */
        post: operations["merchantReviews.reply"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/merchant/contract": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read the merchant contract
         * @description Provisional. What to sign before merchant.apply.
         */
        post: operations["merchant.contract"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/merchant/dispute_answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answer a dispute
         * @description Provisional. `accept` refunds at once what the buyer asks for; it is possible until the dispute is closed, and in `sent_back` it confirms that the goods have arrived. `return` takes back the goods of a dispute of `kind` return, at the address `return_to`; they are refunded when they arrive. `offer` proposes to refund an `amount` below what is asked, without a return, and `object` says why nothing should be refunded. These three are possible while the dispute is `open`; the buyer then accepts, withdraws or asks the operator. In `sent_back`, `object` hands the decision to the operator. `field_invalid` names the `field` that the answer needs: the `amount` of an offer, the `text` of an objection, `return_to` of a return, or `answer` where no return is asked for. A frozen owner can only `object` (`account_frozen`): the operator decides.
         */
        post: operations["merchantDisputes.answer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/merchant/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read an own private picture
         * @description Provisional. An address for an identity document, a signature or a proof, good for one reading within 60 seconds. Only the user who uploaded it gets one, everyone else 404.
         */
        post: operations["merchant.file"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/merchant/index": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the merchant application
         * @description **Code 0 with `data` null isn't a failure here**: the user has not applied yet.
         */
        get: operations["merchant.get"];
        put?: never;
        /**
         * Read the merchant application (POST)
         * @description The same as merchant.get, code 0 included, for servers that route only POST.
         */
        post: operations["merchant.getByPost"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/merchant/offer_list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List offers of the own store
         * @description Provisional. Each with the purchase request it answers, newest first. With `request_id`, the store's offer for that request, if there is one.
         */
        post: operations["merchantOffers.list"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/merchant/offer_save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make or change an offer
         * @description Provisional. Offers one of the store's products for another user's purchase request, once per request. While the store's offer is open this changes it; one that was withdrawn or has expired is open again. `too_many_offers` brings the `max` that a store may make in a day or a request may have, `bad_state` the `status` of an offer that was accepted, declined or closed.
         */
        post: operations["merchantOffers.save"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/merchant/offer_withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Withdraw an offer
         * @description Provisional. Takes an open offer back; a withdrawn one stays as it is.
         */
        post: operations["merchantOffers.withdraw"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/merchant/order_decline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decline an order
         * @description Provisional. Cancels a paid order and returns the whole total to the buyer, with the reason.
         */
        post: operations["merchantOrders.decline"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/merchant/order_info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read an order of the own store
         * @description Provisional. With the address and the buyer's contact only while it is paid or shipped.
         */
        post: operations["merchantOrders.get"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/merchant/order_list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List orders of the own store
         * @description Provisional. Newest first, with the number of orders in each tab, of those that `search`, `from` and `to` ask for. `received` holds completed ones too, `disputed` those with an open dispute.
         */
        post: operations["merchantOrders.list"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/merchant/order_ship": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ship an order
         * @description Provisional. Marks a paid order as shipped and notifies the buyer.
         */
        post: operations["merchantOrders.ship"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/merchant/pro_del": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete a product
         * @description Provisional. Not while an order with it is open. Past orders keep their own copy. Deleting what is gone succeeds.
         */
        post: operations["merchantProducts.delete"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/merchant/pro_info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read an own product
         * @description Provisional. With its variants and its `version`.
         */
        post: operations["merchantProducts.get"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/merchant/pro_list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List own products
         * @description Provisional. In every state, latest change first unless `sort` says otherwise.
         */
        post: operations["merchantProducts.list"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/merchant/pro_save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add or change a product
         * @description Provisional. A new product starts as `off`, or as `review` where the operator looks at it first. A change needs the `version` that was read: `version_conflict` brings a newer one. A sale isn't such a change: a `stock` that is sent replaces what is left after it, so send it only after a new count; left out, it stays. `field_invalid` also names the `stock` that a new product or combination lacks, the `sku_code` that something else of the store has, the `name` of a second attribute of that name, the `days` of lead times that don't rise and the `min_num` of them or of price tiers that doesn't, `price_invalid` the `price` of theirs that doesn't fall.
         */
        post: operations["merchantProducts.save"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/merchant/pro_state": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put a product on or off sale
         * @description Provisional. A product under review stays there (`bad_state`).
         */
        post: operations["merchantProducts.setStatus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/merchant/reg": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Apply as a merchant
         * @description A review takes 2 to 48 hours. Upload the pictures first with uploads.image, those of the document with category `kyc`, and send what it returned as `url`. A rejected application is corrected with its `id` and only the refused fields.
         */
        post: operations["merchant.apply"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/merchant/settlement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List settlements
         * @description Provisional. What received orders bring, newest first, with the sums. A pending row becomes part of the owner's balance at `available_at`.
         */
        post: operations["merchant.settlements"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/merchant/shop_edit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the store's profile
         * @description Provisional. Only what is sent changes. Banner, texts, place, contact and the terms of delivery are public at once. A new name or logo waits in `review` until the operator has looked at it, and buyers see the old one in the meantime. Sending the public name or logo withdraws the request.
         */
        post: operations["merchant.saveStore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/merchant/stats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read sales figures
         * @description Provisional. Between two days in UTC, both included: at most 92 by day, 1098 by month.
         */
        post: operations["merchant.stats"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/message/info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read a message
         * @description Provisional. Reading it marks it as read.
         */
        post: operations["messages.get"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/message/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List messages
         * @description Provisional. Newest first, with the number of unread ones.
         */
        post: operations["messages.list"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/message/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark messages as read
         * @description Provisional. Those in `ids`, or all with `all`; without either nothing changes. Ids of other users are passed over.
         */
        post: operations["messages.markRead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/offer/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept an offer and order it
         * @description Provisional. Makes an unpaid order at the offer's price and freight, with a payment of its own, reserves the stock and keeps the address as it is now. The request is closed, and with it every other offer; their stores are notified. An order that is not paid is cancelled at the payment's `expires_at`, and the offer is spent. `terms_hash` and `expect_total` are those of the offer that the buyer read: when the store has changed anything of it, even at the same total, nothing is ordered and `offer_changed` brings the present `total`. Read the offer again and show what has changed before asking once more.
         */
        post: operations["offers.accept"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/offer/decline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decline an offer
         * @description Provisional. Permanently; its store is notified.
         */
        post: operations["offers.decline"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/offer/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List the offers of an own request
         * @description Provisional. The accepted one first, then those that can be accepted, the lowest total first, then the others. Withdrawn ones are left out. Only the author of the request may read them; everyone else gets 404.
         */
        post: operations["offers.list"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel an order
         * @description Provisional. Possible while it is `unpaid`, or `paid` and not yet shipped. What was paid goes back to the balance at once and in full, and the items are restocked. An unpaid order leaves its payment, whose `total` becomes smaller; a payment without orders is `expired`. While coins for a payment are on their way (`processing`), its orders can't be cancelled.
         */
        post: operations["orders.cancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/comment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Review an order
         * @description Provisional. Reviews lines of a `received` order, all of those given or none. A line is reviewed once, and what is written stays. Not all lines need one; when the last has one the order is `completed`. `already_commented` and `content_rejected` name the `field`, such as `comments.0.content`.
         */
        post: operations["orders.review"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Order what was previewed
         * @description Provisional. Makes one order per store and one payment for all of them, reserves the stock and keeps the address as it is now. `price_token` and `expect_total` are the preview's: when anything the buyer saw has changed, or the token has run out, nothing is ordered and `price_changed` brings the new `total`: preview again. Unpaid orders are cancelled at the payment's `expires_at` and their items are restocked.
         */
        post: operations["orders.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/dispute": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report a problem with an order
         * @description Provisional. Possible while the order's `can.dispute` is true, until its `dispute_by`, which leaves fourteen days after the receipt. With `goods` it covers only these. The order is held until the dispute is closed: it is not taken as received automatically, and the store is not paid for it. The store has until `dispute.due_at` to answer. An order has one dispute; after a withdrawal there may be another. `bad_state` says that the `status` of the order does not fit the `reason`, `dispute_too_late` says `until` when it was possible; the `max` of `amount_too_large` is a dispute's `max_amount`: what was paid for the items, with their tax and share of the freight.
         */
        post: operations["disputes.open"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/dispute_accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept a store's offer
         * @description Provisional. The partial refund goes to the balance at once, the store keeps the rest, and a `shipped` order is `received`. It can't be taken back. `offer_changed` brings the present `offer_amount`; nothing has happened. A frozen member gets `account_frozen`, and while the store's owner is frozen the answer is `bad_state`: the operator decides.
         */
        post: operations["disputes.acceptOffer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/dispute_escalate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask the operator to decide
         * @description Provisional. For a buyer who does not agree with the store's answer. Without it the same happens at `dispute.due_at`; a buyer who was to return goods must ask before then.
         */
        post: operations["disputes.escalate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/dispute_send_back": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report that the goods are on their way back
         * @description Provisional. Possible in `return_agreed`, until `dispute.due_at`. The refund comes when the store says that they have arrived, or automatically at the new `dispute.due_at`.
         */
        post: operations["disputes.sendBack"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/dispute_withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Withdraw a dispute
         * @description Provisional. The order continues as if nothing had been reported, with its previous deadlines. Not while goods are on their way back (`sent_back`).
         */
        post: operations["disputes.withdraw"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Show an order
         * @description Provisional. Another user's is 404, like one that does not exist.
         */
        post: operations["orders.get"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List orders
         * @description Provisional. Newest first, with the number behind each tab, of those that `search`, `from` and `to` ask for.
         */
        post: operations["orders.list"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Price a cart
         * @description Provisional. With freight and tax for the address, and what prevents ordering. It reserves nothing: call it again whenever the cart or the address changes. Lines that can't be ordered stay in their group with an entry in `problems` and count in no sum; an address that is missing or in an area not open yet is a problem of every group, and of a group whose store does not deliver there. While there is one, `price_token` is empty. When no line is left to price, the call is refused with the first line's problem; a server that prices no partial carts refuses with the first problem it meets. Without `address_id` the default address is taken.
         */
        post: operations["orders.preview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/receipt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm the receipt
         * @description Provisional. A `shipped` order has arrived, and the store is paid for it. It can't be taken back. 15 days after the shipping it happens automatically. `dispute_open` means that its dispute must be withdrawn first.
         */
        post: operations["orders.confirmReceipt"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pay/balance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pay from the balance
         * @description Provisional. Settles the payment at once; its orders become `paid`. The fund password is asked here and nowhere before. After a wrong one `left` says how many tries remain; after the last it is locked until `until`.
         */
        post: operations["payments.payWithBalance"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pay/crypto": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pay with a coin
         * @description Provisional. An address of this payment's own, the amount at a rate that is fixed until the payment's `expires_at`, and sentences to show before both. The deadline stays as it was. Asking again with the same coin and network gives the same address; another network gives another, and the earlier one is still watched. What arrives on any of them is counted or credited to the balance. Follow the payment with payments.get.
         */
        post: operations["payments.payWithCrypto"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pay/info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Show a payment
         * @description Provisional. Ask again every 5 seconds at most and slower, up to every 30, the longer it takes; stop at `settled`, `expired` or `invalid`.
         */
        post: operations["payments.get"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/recharge/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start a top-up
         * @description Provisional. Reserves an address for one transfer. Show its `warnings`, the network and the whole address before anything is sent. Then send the coins, and the proof with recharges.submitProof. Only a few may be open at a time (`too_many_open`).
         */
        post: operations["recharges.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/recharge/info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read a top-up
         * @description Provisional. Read it every 5 seconds while a transfer is expected, later every 30.
         */
        post: operations["recharges.get"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/recharge/methods": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List the ways to top up
         * @description Provisional. Coins and networks with their limits, and what the operator wants to be read first. A method that is off stays in the list with its `notice`.
         */
        post: operations["recharges.methods"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/recharge/submit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send the proof of a transfer
         * @description Provisional. The recharge becomes `submitted`; a review takes 2 to 48 hours unless the chain answers first. A transaction id counts once on its network, regardless of who sends it. A rejected or expired recharge takes a new proof while `proofs_left` is above 0. What arrived is credited, whatever was typed.
         */
        post: operations["recharges.submitProof"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/request/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Close a purchase request
         * @description Provisional. Permanently, and every open offer with it. Only its author may.
         */
        post: operations["purchaseRequests.close"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/request/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Write a purchase request
         * @description Provisional. `content_rejected` names the `field` that the operator's filter refused, `too_many_open` the `max` that may be open.
         */
        post: operations["purchaseRequests.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/request/info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Show a purchase request
         * @description Provisional. Open or closed.
         */
        post: operations["purchaseRequests.get"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/request/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List purchase requests
         * @description Provisional. Open ones, newest first, searched by words or category.
         */
        post: operations["purchaseRequests.list"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/request/my": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List own purchase requests
         * @description Provisional. Open and closed ones, newest first.
         */
        post: operations["purchaseRequests.mine"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/change": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the login password
         * @description Revokes the current token: sign in again afterwards.
         */
        post: operations["auth.changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/changeemail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add or change the e-mail address
         * @description Provisional. The code is sent to the new address (auth.sendEmailCode, event `changeemail`). Stock servers ignore the password. The old address, if any, is notified, and withdrawals are locked for 24 hours.
         */
        post: operations["account.changeEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/followers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Follow or unfollow a store
         * @description **By itself this is a toggle**: a server that ignores `follow` flips the state on every call. Send the wished state in `follow` and believe `followed` in the answer.
         */
        post: operations["stores.toggleFollow"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/followers_list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List followed stores
         * @description The last followed one first.
         */
        post: operations["stores.followed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/fund_change": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the fund password
         * @description Provisional. With the present one. Wrong tries count together with those at payments and withdrawals.
         */
        post: operations["fundPassword.change"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/fund_set": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set the fund password
         * @description Provisional. The first time with the login password; later, as a reset, with an e-mail code too (auth.sendEmailCode, event `fundpwd`). A reset locks withdrawals for 24 hours.
         */
        post: operations["fundPassword.set"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/index": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read the account
         * @description With the balance in `money`. A stock server sends only `welcome`: treat every field as optional and a missing `money` as "0".
         */
        post: operations["account.get"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/lists": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read a member's cart and favorites
         * @description Provisional. Only on servers with `features.member_lists`. Empty, with version 0, until something is saved.
         */
        post: operations["memberLists.get"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/lists_save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Save a member's cart and favorites
         * @description Provisional. Replaces both lists and counts up the version, if `version` is still the server's. If another device has saved since, `changed_elsewhere` brings the server's `version`: read, merge and save again. The same lists once more, after a lost answer, are a success.
         */
        post: operations["memberLists.save"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in
         * @description Opens a session and returns its token. Show an error (wrong password, unknown account) next to the form. Where many passwords were guessed at an account, a server may ask for a code by e-mail, too: `data` then has the error `code_required`. Ask for one (auth.sendEmailCode, event `login`), and send it with the e-mail address as `account`.
         */
        post: operations["auth.login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/loginsocial": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with a social account
         * @description Exchanges a code from an identity provider for a session. The code works once. Show an error next to the form.
         */
        post: operations["auth.socialLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign out
         * @description Ends the session of the token on the server. 401 means that it had ended already: count it as done.
         */
        post: operations["auth.logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/money_log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List changes of the balance
         * @description Provisional. Every change with its cause, newest first.
         */
        post: operations["account.transactions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the profile
         * @description A new `username` needs the login password; stock servers ignore it. **An omitted `avatar` or `bio` is cleared**: send both again with their present values.
         */
        post: operations["account.update"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/recharge_list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List recharges
         * @description Newest first.
         */
        get: operations["recharges.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register
         * @description Creates an account and signs in at once. Show an error (name taken, wrong code) next to the form.
         */
        post: operations["auth.register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/resetpwd": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reset a forgotten login password
         * @description Provisional. The code is sent to the account's address (auth.sendEmailCode, event `resetpwd`). Ends all sessions. An address without an account is answered like a wrong code.
         */
        post: operations["auth.resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/session_end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign a device out
         * @description Provisional. The session `id`, or with `others` all but the present one.
         */
        post: operations["account.endSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List where the account is signed in
         * @description Provisional. The current session first, without IP addresses.
         */
        post: operations["account.sessions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/withdraw/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a withdrawal
         * @description Provisional. Works while it is `pending`; the whole amount returns to the balance.
         */
        post: operations["withdrawals.cancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/withdraw/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Withdraw
         * @description Provisional. Takes the quote's amount out of the balance and holds it. When the quote has other figures than `expect_fee` and `expect_received`, nothing happens. A quote serves one withdrawal. Five wrong fund passwords lock it for a while. A withdrawal to a new address may be held (`hold_until`).
         */
        post: operations["withdrawals.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/withdraw/info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read a withdrawal
         * @description Provisional. With its present state.
         */
        post: operations["withdrawals.get"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/withdraw/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List withdrawals
         * @description Provisional. Newest first.
         */
        post: operations["withdrawals.list"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/withdraw/methods": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List the ways to be paid out
         * @description Provisional. With limits and fees, the balance, and what prevents a withdrawal: a missing fund password, a lock, the daily limit.
         */
        post: operations["withdrawals.methods"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/withdraw/quote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask what a withdrawal costs
         * @description Provisional. Fixes fee, rate and the amount that arrives until `expires_at`. Nothing is taken yet; ask again whenever the form changes.
         */
        post: operations["withdrawals.quote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description A device that is signed in. */
        AccountSession: {
            /** @description When it signed in. */
            createtime?: components["schemas"]["UnixTime"];
            /** @description Browser and system, such as `Firefox · Windows`; empty when unknown. */
            device?: string;
            /** @description Of the session, for account.endSession. Not the token. */
            id: components["schemas"]["Id"];
            /** @description Whether it is the session that asks. */
            is_current?: components["schemas"]["Bool"];
            /** @description When it last called, to a few minutes. */
            last_used?: components["schemas"]["UnixTime"];
        };
        Address: {
            /** @description Street, house number and what else the carrier needs. */
            address: string;
            city?: string;
            country: string;
            createtime?: components["schemas"]["UnixTime"];
            id: components["schemas"]["Id"];
            is_default?: components["schemas"]["Bool"];
            /** @example +00 555 0100 */
            mobile: string;
            /**
             * @description Recipient.
             * @example Mira Example
             */
            name: string;
            province?: string;
            updatetime?: components["schemas"]["UnixTime"];
            zip?: string;
        };
        /** @description Without `id` a new address is added; with it that address is replaced. */
        AddressInput: {
            /** @description Street, house number and what else the carrier needs. */
            address: string;
            /** @description City or town. */
            city?: string;
            /** @description Name of the country. */
            country: string;
            /** @description The address to change; without it a new one is added. */
            id?: components["schemas"]["Id"];
            /** @description 1 makes it the only default address. */
            is_default?: components["schemas"]["Bool"];
            /** @description Phone number of the recipient. */
            mobile: string;
            /** @description Recipient. */
            name: string;
            /** @description Province, state or region. */
            province?: string;
            /** @description Postal code. */
            zip?: string;
        };
        /**
         * @description A decimal string without sign, exponent or leading zeros. More digits after the point than the currency has are refused, never rounded.
         * @example 12.50
         */
        Amount: string;
        /**
         * @description Annual percentage rate with all costs, as a fraction; `"0.12"` is 12 %.
         * @example 0.12
         */
        Apr: string;
        /** @description A country, province or city. */
        Area: {
            id: components["schemas"]["Id"];
            /** @description 1 country, 2 province, 3 city. */
            level?: number;
            name: string;
            /** @description Parent area, 0 for a country. */
            pid?: components["schemas"]["Id"];
        };
        Article: components["schemas"]["ArticleSummary"] & {
            content: components["schemas"]["Html"];
            updatetime?: components["schemas"]["UnixTime"];
        };
        ArticleSummary: {
            category_id?: components["schemas"]["Id"];
            createtime?: components["schemas"]["UnixTime"];
            description?: string;
            id: components["schemas"]["Id"];
            image?: components["schemas"]["Url"];
            /** @example How shipping works */
            title: string;
        };
        /** @description Provisional. One fact about a product, as a row of its specification table. */
        Attribute: {
            /** @example Carton measures */
            name: string;
            /**
             * @description Unit of `value`, written behind it; missing or empty where it has none.
             * @example cm
             */
            unit?: string;
            /**
             * @description A number has a point for its decimals, and its `unit` apart.
             * @example 48 × 32 × 30
             */
            value: string;
        };
        AttributeInput: {
            /**
             * @description What the fact is about.
             * @example Material
             */
            name: string;
            /**
             * @description Unit of `value`.
             * @example cm
             */
            unit?: string;
            /**
             * @description The fact itself, without its unit.
             * @example Stoneware
             */
            value: string;
        };
        Banner: {
            id?: components["schemas"]["Id"];
            image: components["schemas"]["Url"];
            /** @description Text over the picture, also its alternative text. */
            title?: string;
            /**
             * @description Path inside the storefront or an https address.
             * @example /goods?id=1003
             */
            url?: string;
        };
        /** @description PHP servers send 0 and 1, others true and false. */
        Bool: boolean | (0 | 1);
        CancelledOrder: {
            order: components["schemas"]["Order"];
            /** @description What went back to the balance. */
            refund: {
                currency?: components["schemas"]["CurrencyCode"];
                /** @description All that was paid for this order; zero for an unpaid one. */
                money: components["schemas"]["Money"];
            };
        };
        CartItem: {
            /** @description Product. */
            id: components["schemas"]["Id"];
            /** @description Pieces. */
            num: number;
            /** @description The product's own store. */
            shop_id: components["schemas"]["Id"];
            /** @description Variant; needed for a product that has some. */
            sku_id?: components["schemas"]["Id"];
        };
        /** @description A product category. Lists are flat with `pid`, or nested under `childlist`. */
        Category: {
            childlist?: components["schemas"]["Category"][];
            id: components["schemas"]["Id"];
            image?: components["schemas"]["Url"];
            /** @example Kitchen */
            name: string;
            /** @description Parent category, 0 at the top. */
            pid?: components["schemas"]["Id"];
        };
        CorrectionReason: {
            /** @example image_blurred */
            error?: string;
            /** @example image_back */
            field: string;
            /** @description Sentence for the applicant. */
            note?: string;
        };
        CreatedOrders: {
            /** @description One order per store. */
            orders: components["schemas"]["Order"][];
            /** @description One payment for all of them, `created`. */
            pay: components["schemas"]["Payment"];
        };
        Currency: {
            code: components["schemas"]["CurrencyCode"];
            /**
             * @description Digits after the decimal point.
             * @example 2
             */
            scale?: number;
            /** @example USDT */
            symbol?: string;
        };
        /**
         * @description Currency of the amounts next to it, such as `USDT`.
         * @example USDT
         */
        CurrencyCode: string;
        /**
         * @description Coin as the list of methods names it.
         * @example USDT
         */
        CurrencyInput: string;
        /**
         * @description A problem with an order that its buyer reported. While it is open the order is not taken as received automatically, and the store
         *     is not paid for it.
         *
         *     A refund goes to the buyer's balance at once. When a `shipped` order is refunded
         *     whole it is `cancelled`, when in part it is `received`. The platform's commission shrinks with the refund.
         *
         *     | status | means | moves on by | to |
         *     |---|---|---|---|
         *     | `open` | The store is to answer. | merchantDisputes.answer with `answer: offer` (less than is asked for) | `offered` |
         *     |  |  | merchantDisputes.answer with `answer: object` (with a text) | `objected` |
         *     |  |  | automatically at `due_at` (the store's time is over) | `reviewing` |
         *     |  |  | merchantDisputes.answer with `answer: return` (a return is asked for) | `return_agreed` |
         *     |  |  | merchantDisputes.answer with `answer: accept` | `refunded` |
         *     |  |  | disputes.withdraw | `withdrawn` |
         *     | `offered` | The store offers a part. | disputes.acceptOffer; merchantDisputes.answer with `answer: accept` | `refunded` |
         *     |  |  | disputes.escalate or automatically at `due_at` | `reviewing` |
         *     |  |  | disputes.withdraw | `withdrawn` |
         *     | `objected` | The store says no. | disputes.escalate or automatically at `due_at` | `reviewing` |
         *     |  |  | merchantDisputes.answer with `answer: accept` | `refunded` |
         *     |  |  | disputes.withdraw | `withdrawn` |
         *     | `return_agreed` | The goods are to be sent back. | disputes.sendBack | `sent_back` |
         *     |  |  | automatically at `due_at` | `expired` |
         *     |  |  | disputes.escalate | `reviewing` |
         *     |  |  | merchantDisputes.answer with `answer: accept` | `refunded` |
         *     |  |  | disputes.withdraw | `withdrawn` |
         *     | `sent_back` | The goods are on their way back. | automatically at `due_at`; merchantDisputes.answer with `answer: accept` (the goods have arrived) | `refunded` |
         *     |  |  | merchantDisputes.answer with `answer: object` (with a text) | `reviewing` |
         *     | `reviewing` | The operator is deciding. | the operator; merchantDisputes.answer with `answer: accept` | `refunded` |
         *     |  |  | the operator (with a reason) | `rejected` |
         *     |  |  | disputes.withdraw | `withdrawn` |
         *     | `refunded` | Money went back to the buyer's balance. | | |
         *     | `rejected` | The operator refused it; the order goes on. | | |
         *     | `withdrawn` | The buyer took it back; the order goes on. | | |
         *     | `expired` | The goods were not sent back in time; the order goes on. | | |
         *
         *     `refunded`, `rejected`, `withdrawn` and `expired` are final.
         */
        Dispute: {
            /** @description What the buyer asks for, in the order's currency. */
            amount: components["schemas"]["Money"];
            /**
             * @description Whose turn it is; empty once it is closed.
             * @example store
             */
            awaiting?: string;
            can?: components["schemas"]["DisputeCan"];
            closetime?: components["schemas"]["UnixTime"];
            createtime: components["schemas"]["UnixTime"];
            /** @description Their deadline. After that of store or buyer the operator decides, but a buyer who has not sent the goods back gets no refund (`expired`), and a store that has not answered for goods on their way back is assumed to have them (`refunded`). The operator's is when the decision is promised. 0 once it is closed. */
            due_at?: components["schemas"]["UnixTime"];
            /** @description What happened, oldest first; the first one is the buyer's report. */
            events?: components["schemas"]["DisputeEvent"][];
            /** @description Who carries the goods back; null until they have been sent. */
            express?: components["schemas"]["Shipment"] | null;
            /** @description What it is about; empty for the whole order. */
            goods?: components["schemas"]["DisputedGoods"][];
            /**
             * @description `return` when the goods must come back first; missing on servers without returns.
             * @example refund
             */
            kind?: string;
            /** @description The amount paid for these items, with their tax and share of the freight. No refund exceeds it. */
            max_amount?: components["schemas"]["Money"];
            /** @description What the store offered; zero before an offer. */
            offer_amount?: components["schemas"]["Money"];
            /** @example not_as_described */
            reason: string;
            /** @description What went back to the balance; zero until it is `refunded`. */
            refund_amount?: components["schemas"]["Money"];
            /**
             * @description The return address, in the store's words; empty until it agrees to a return.
             * @example Example Harbour Trading, 3 Quay Street, Northmill 11020
             */
            return_to?: string;
            /**
             * @description Show unknown values as being worked on, without buttons.
             * @example open
             */
            status: string;
        };
        /** @description What the reader may do now; the server decides again when a button is pressed. */
        DisputeCan: {
            /** @description The buyer, disputes.acceptOffer. */
            accept_offer: boolean;
            /** @description The store, merchantDisputes.answer; once it has answered it may still `accept`. */
            answer: boolean;
            /** @description The buyer, disputes.escalate. */
            escalate: boolean;
            /** @description The buyer, disputes.sendBack. */
            send_back?: boolean;
            /** @description The buyer, disputes.withdraw. */
            withdraw: boolean;
        };
        DisputedGoods: {
            /** @description Id of the line in the order's `goods`. */
            id: components["schemas"]["Id"];
            /** @description Pieces, at most those of the line. */
            num: number;
        };
        DisputeEvent: {
            /** @description What was asked for, offered or refunded with it; zero otherwise. */
            amount?: components["schemas"]["Money"];
            /**
             * @description Whose step it is; `system` when a time was over.
             * @example buyer
             */
            by: string;
            createtime: components["schemas"]["UnixTime"];
            /** @example opened */
            event: string;
            images?: components["schemas"]["Images"];
            /**
             * @description Their words; may be empty.
             * @example The lid is cracked.
             */
            text?: string;
        };
        /** @description Addresses that uploads.image gave; at most `limits.comment_images` of site.config. */
        DisputeImages: string[];
        /**
         * @description `refund` is money back while the buyer keeps the goods, `return` money back once the store has them again.
         * @enum {string}
         */
        DisputeKind: "refund" | "return";
        /**
         * @description `not_arrived` for a `shipped` order; `not_as_described`, `damaged` and `wrong_item` for a `shipped` one, or one received and not yet settled to its store; `changed_mind` for a received one whose goods are returned.
         * @enum {string}
         */
        DisputeReason: "not_arrived" | "not_as_described" | "damaged" | "wrong_item" | "changed_mind";
        /** @description Read by the other side and by the operator. */
        DisputeText: string;
        /** @description What every answer carries. */
        Envelope: {
            /** @description 1 is success. See the table in the introduction. */
            code: number;
            /** @description Localised sentence for people; may be empty. Never branch on it. */
            msg: string;
            /** @description Server time in Unix seconds; a string from controllers, an integer from the exception handler. */
            time?: string | number;
        };
        /** @description A value of a filter, and how many products there are with it. */
        FacetCount: {
            /** @example 18 */
            count: number;
            /** @example 24 */
            value: number;
        };
        /** @description The server refused. `msg` says why, for people. */
        Failure: components["schemas"]["Envelope"] & {
            /** @description Any code but 1. */
            code?: number;
            data?: components["schemas"]["FailureData"];
        };
        /** @description Usually null, sometimes a text; an object where the server names its errors. */
        FailureData: components["schemas"]["NamedError"] | string | number | boolean | null | unknown[];
        /**
         * @description What uploads.image returned as `url`; an opaque `kyc:…` id for identity documents, never a public address.
         * @example kyc:4f9c2a17
         */
        FileId: string;
        Followed: {
            followed: boolean;
        };
        /** @description A footer group or link. A link's id is the article id of /page/{ids}. */
        FooterItem: {
            id: components["schemas"]["Id"];
            /** @example Shipping */
            name: string;
            /** @description Parent item, 0 for a group. */
            pid: components["schemas"]["Id"];
            /** @description Higher goes first. */
            weigh?: number;
        };
        /** @description How a store's freight for an order is made. */
        FreightDetail: {
            /** @description Their started kilograms. */
            kg: number;
            /** @description Their pieces. */
            num: number;
            /** @description Of products with a freight of their own, each once. */
            own: components["schemas"]["Money"];
            /** @description The store's zone for the country of the address, which all other products share. */
            zone: components["schemas"]["FreightZone"];
        };
        /** @description Freight of an order into some countries, over all its products with `is_store_freight`: `base`, `per_piece` for each piece and `per_kg` for each started kilogram; nothing once the order's item amount reaches `free_from`. */
        FreightZone: {
            /** @description Countries by their `id` in addresses.areas; empty for all that no other zone has. */
            areas: components["schemas"]["Id"][];
            base: components["schemas"]["Money"];
            /** @description Item amount from which it is free; missing where it never is. */
            free_from?: components["schemas"]["Money"];
            /** @description Missing is `"0.00"`. */
            per_kg?: components["schemas"]["Money"];
            /** @description Missing is `"0.00"`. */
            per_piece?: components["schemas"]["Money"];
        };
        /** @description No country may be in two zones, and one zone at most may have none. */
        FreightZoneInput: {
            /** @description Countries by their `id` in addresses.areas; empty for all that no other zone has. */
            areas: components["schemas"]["Id"][];
            /** @description For each order. */
            base: components["schemas"]["Amount"];
            /** @description Item amount of an order from which it is free; left out, it never is. */
            free_from?: components["schemas"]["Amount"];
            /** @description For each started kilogram, by the products' `weight`; left out, nothing. */
            per_kg?: components["schemas"]["Amount"];
            /** @description For each piece; left out, nothing. */
            per_piece?: components["schemas"]["Amount"];
        };
        FundPasswordChange: {
            newpassword: components["schemas"]["NewSecret"];
            oldpassword: components["schemas"]["Secret"];
        };
        FundPasswordInput: {
            /** @description The e-mail code; needed once a fund password exists. */
            code?: string;
            newpassword: components["schemas"]["NewSecret"];
            /**
             * Format: password
             * @description The login password.
             */
            password: string;
        };
        /** @description HTML from the operator. Sanitise before it reaches a page. */
        Html: string;
        /**
         * @description An integer. Servers that store strings send digit strings, and ids above 2^53 - 1 need one: compare ids as strings.
         * @example 1003
         */
        Id: number | string;
        /**
         * @description Picture addresses as an array, or as one comma-separated string.
         * @example [
         *       "/uploads/products/1003-front.svg",
         *       "/uploads/products/1003-detail.webp"
         *     ]
         */
        Images: components["schemas"]["Url"][] | string;
        /** @description Provisional. How long a quantity takes. */
        LeadTime: {
            /**
             * @description Days from the payment until it is shipped.
             * @example 12
             */
            days: number;
            /**
             * @description Pieces from which it takes this long.
             * @example 240
             */
            min_num: number;
        };
        LeadTimeInput: {
            /**
             * @description Days from the payment until it is shipped.
             * @example 12
             */
            days: number;
            /**
             * @description Pieces from which it takes this long.
             * @example 240
             */
            min_num: number;
        };
        /**
         * @description A loan application. Treat unknown values of `status` as under review. A loan is never a condition for anything else on the site.
         *
         *     | status | means | moves on by | to |
         *     |---|---|---|---|
         *     | `submitted` | The provider has it. | the operator | `reviewing` |
         *     |  |  | its owner | `cancelled` |
         *     | `reviewing` | The provider is deciding. | the operator | `approved` |
         *     |  |  | the operator (with a reason) | `rejected` |
         *     | `approved` | Granted; the provider pays out. | | |
         *     | `rejected` | Refused with a `reason`. | | |
         *     | `cancelled` | Taken back. | | |
         *
         *     `approved`, `rejected` and `cancelled` are final.
         */
        Loan: {
            amount: components["schemas"]["Money"];
            apr?: components["schemas"]["Apr"];
            createtime?: components["schemas"]["UnixTime"];
            currency?: components["schemas"]["CurrencyCode"];
            /** @description Total cost at the accepted terms. */
            fee?: components["schemas"]["Money"];
            id: components["schemas"]["Id"];
            /** @description Who lends. */
            provider?: string;
            purpose?: string;
            /** @description Why it was rejected. */
            reason?: string;
            /** @example reviewing */
            status: string;
            /** @example 30 */
            term_days?: number;
            /**
             * @description Of the accepted terms.
             * @example 2026-11
             */
            terms_version?: string;
            updatetime?: components["schemas"]["UnixTime"];
        };
        LoanInput: {
            /** @description The `terms_version` the user read and accepted. */
            agree: string;
            /** @description In the site's currency, within the `min` and `max` of the chosen term. */
            amount: components["schemas"]["Amount"];
            /** @description What the money is for, in the words of the user. */
            purpose?: string;
            /** @description One of the terms of loans.terms. */
            term_days: number;
        };
        LoanPage: components["schemas"]["Page"] & {
            data: components["schemas"]["Loan"][];
        };
        LoanTerm: {
            apr: components["schemas"]["Apr"];
            /** @description A worked example with the total to pay back. */
            example?: string;
            /** @description Total cost of borrowing `min` for this term. */
            fee: components["schemas"]["Money"];
            max: components["schemas"]["Money"];
            min: components["schemas"]["Money"];
            /** @example 30 */
            term_days: number;
        };
        /** @description Without a provider, its terms and their version the operator has no loans: `enabled` is false and `terms` is empty. */
        LoanTerms: {
            /** @description Sentence for the user; empty otherwise. */
            blocked_reason?: string;
            /** @description Whether this user may apply now; `blocked_reason` says why not. */
            can_apply?: boolean;
            currency?: components["schemas"]["CurrencyCode"];
            enabled: boolean;
            notice?: string;
            /** @description Legal name of who lends. */
            provider?: string;
            terms: components["schemas"]["LoanTerm"][];
            /** @description The terms of that version, to be read before they are accepted; missing or empty, no one can have read them. Sanitise before it reaches a page. */
            terms_html?: components["schemas"]["Html"];
            /**
             * @description To be sent as `agree` when the user accepts these terms.
             * @example 2026-11
             */
            terms_version?: string;
            /** @description Show it next to every figure, for example “Borrowing money costs money”. */
            warning?: string;
        };
        /** @description A member's cart and favorites, as a device saved them last. */
        MemberLists: {
            cart: components["schemas"]["SavedLine"][];
            favorites: components["schemas"]["SavedProduct"][];
            /**
             * @description Counts the saves; 0 before the first.
             * @example 7
             */
            version: number;
        };
        MemberListsInput: {
            /** @description In the order the buyer sees them. */
            cart: components["schemas"]["SavedLine"][];
            /** @description All favorites, not only new ones. */
            favorites: components["schemas"]["SavedProduct"][];
            /**
             * @description The version that was read or saved last.
             * @example 7
             */
            version: number;
        };
        /**
         * @description A registration and its review. The document number comes masked; the documents are not public.
         *
         *     | status | means | moves on by | to |
         *     |---|---|---|---|
         *     | `submitted` | The operator has it. | the operator | `reviewing` |
         *     |  |  | the operator | `approved` |
         *     |  |  | the operator (with a reason for each field) | `rejected` |
         *     | `reviewing` | The operator is deciding. | the operator | `approved` |
         *     |  |  | the operator (with a reason for each field) | `rejected` |
         *     | `approved` | The store and its dashboard are open. | | |
         *     | `rejected` | Refused; `reasons` names the fields. | merchant.apply (only the fields that were refused) | `submitted` |
         *
         *     `approved` is final.
         */
        MerchantApplication: {
            contract_version?: string;
            createtime?: components["schemas"]["UnixTime"];
            id: components["schemas"]["Id"];
            image_back?: components["schemas"]["FileId"];
            image_front?: components["schemas"]["FileId"];
            image_hold?: components["schemas"]["FileId"];
            invite_code?: string;
            logo?: components["schemas"]["Url"];
            name?: string;
            /** @example X*****421 */
            number_masked?: string;
            /** @description What was refused. Send only these fields again, with the application's `id`. */
            reasons?: components["schemas"]["CorrectionReason"][];
            /** @description The review should be done by then, 48 hours after submission. */
            review_due_at?: components["schemas"]["UnixTime"];
            /** @description The shop that an approved application opened. */
            shop_id?: components["schemas"]["Id"];
            shopname?: string;
            sign?: components["schemas"]["FileId"];
            sign_date?: components["schemas"]["SignDate"];
            /**
             * @description Treat unknown values as under review.
             * @example reviewing
             */
            status: string;
            updatetime?: components["schemas"]["UnixTime"];
        };
        /** @description Send its version with merchant.apply. Once it is signed, the answer is the signed text, whatever was published since. */
        MerchantContract: {
            /** @example 2026-11 */
            contract_version: string;
            /**
             * @description SHA-256 of `html` in UTF-8, hexadecimal. It is recorded with the signature.
             * @example ac3cff3bb6e14b5b31a7afc1e0ce8b6fec2b2fba0cf3b0b2c5e6ccd9a4d8f1b7
             */
            hash?: string;
            html: components["schemas"]["Html"];
            /** @description The operator, by its legal name. Its signature and the day of it come once the application is approved. */
            party_a?: {
                /** @example Example Market Operations */
                name?: string;
                /** @description Signature picture, empty without one. */
                sign?: components["schemas"]["Url"];
                sign_date?: components["schemas"]["SignDate"];
            };
            /**
             * @description Fields of merchant.apply that appear under the contract for the merchant.
             * @example [
             *       "shopname",
             *       "name",
             *       "number",
             *       "sign",
             *       "sign_date"
             *     ]
             */
            party_b_fields?: string[];
        };
        /** @description Answer to a rejected application with only the refused fields. */
        MerchantCorrection: components["schemas"]["MerchantFields"] & {
            /** @description The rejected application. */
            id: components["schemas"]["Id"];
        };
        MerchantDashboard: {
            currency?: components["schemas"]["CurrencyCode"];
            /** @description Balance the owner may spend or withdraw. */
            money?: components["schemas"]["Money"];
            /** @description Sold and received, not yet available. */
            pending_settlement?: components["schemas"]["Money"];
            review?: components["schemas"]["StoreReviewRequest"];
            shop: components["schemas"]["StoreDetail"];
            todo?: {
                /** @description Reviews without a reply. */
                comments?: number;
                /** @description Disputes the store has to answer. */
                disputes?: number;
                /** @description Those of them whose `ship_by` has passed. */
                late?: number;
                /** @description Paid orders to send. */
                to_ship?: number;
            };
        };
        /** @description The server rejected the request. Code 0 isn't an error here. */
        MerchantFailure: components["schemas"]["Envelope"] & {
            code?: number;
            data?: components["schemas"]["FailureData"];
        };
        MerchantFields: {
            /** @description Acceptance of the agreement. */
            agree?: components["schemas"]["Bool"];
            /** @description The version of the contract text that was signed. */
            contract_version?: string;
            /** @description Back of the document, uploaded like its front. */
            image_back?: components["schemas"]["FileId"];
            /** @description Front of the document: what uploads.image returned for category `kyc`. */
            image_front?: components["schemas"]["FileId"];
            /** @description The applicant with the document in hand, uploaded like its front. */
            image_hold?: components["schemas"]["FileId"];
            /** @description Code of the user who invited the applicant. */
            invite_code?: string;
            /** @description Picture of the store: what uploads.image returned as `url`. */
            logo?: components["schemas"]["FileId"];
            /** @description Real name. */
            name?: string;
            /** @description Document or passport number. Stored masked; never logged. */
            number?: string;
            /** @description Name of the store, as buyers see it. */
            shopname?: string;
            /** @description Signature picture. */
            sign?: components["schemas"]["FileId"];
            sign_date?: components["schemas"]["SignDate"];
        };
        /** @description As its store sees it. Unless it is `paid` or `shipped`, `address` is null and `buyer` absent. */
        MerchantOrder: components["schemas"]["Order"] & {
            /** @description Whom to ask about the delivery. */
            buyer?: {
                mobile?: string;
                name?: string;
            };
            /** @description The platform's part of what was not refunded. */
            commission?: components["schemas"]["Money"];
            /** @description The store's part of what was not refunded. */
            net?: components["schemas"]["Money"];
            /** @example m***a */
            username_masked?: string;
        };
        MerchantOrderPage: components["schemas"]["Page"] & {
            /** @description Orders behind each tab. */
            counts?: {
                cancelled?: number;
                disputed?: number;
                paid?: number;
                received?: number;
                shipped?: number;
            };
            data: components["schemas"]["MerchantOrder"][];
        };
        /**
         * @description With everything merchantProducts.save takes. Treat unknown values of `status` as not on sale.
         *
         *     | status | means | moves on by | to |
         *     |---|---|---|---|
         *     | `on` | It is on sale. | merchantProducts.setStatus with `status: off` | `off` |
         *     | `off` | It is not on sale. | merchantProducts.setStatus with `status: on` | `on` |
         *     | `review` | The operator looks at it first. | the operator | `on` |
         */
        MerchantProduct: components["schemas"]["Product"] & components["schemas"]["QuantityTerms"] & {
            attributes?: components["schemas"]["Attribute"][];
            content?: components["schemas"]["Html"];
            description?: string;
            /** @description Of a product without variants; those of variants are in `skus`. */
            sku_code?: components["schemas"]["SkuCode"];
            skus?: components["schemas"]["Sku"][];
            specs?: components["schemas"]["Spec"][];
            /** @example on */
            status: string;
            updatetime?: components["schemas"]["UnixTime"];
            /** @description Counts the changes. Send it back with merchantProducts.save. */
            version: components["schemas"]["Version"];
        };
        MerchantProductPage: components["schemas"]["Page"] & {
            data: components["schemas"]["MerchantProduct"][];
        };
        /** @description First application. */
        MerchantRegistration: WithRequired<components["schemas"]["MerchantFields"], "logo" | "shopname" | "name" | "number" | "image_front" | "image_back" | "image_hold" | "agree" | "sign" | "sign_date">;
        Message: {
            /** @description Plain text with line breaks, no HTML. */
            content?: string;
            createtime?: components["schemas"]["UnixTime"];
            id: components["schemas"]["Id"];
            is_read?: components["schemas"]["Bool"];
            ref?: components["schemas"]["Ref"];
            /** @example Your recharge has been credited */
            title: string;
            /**
             * @description Treat unknown values as `system`.
             * @example wallet
             */
            type?: string;
        };
        MessagePage: components["schemas"]["Page"] & {
            data: components["schemas"]["Message"][];
            /** @description Unread messages in all pages. */
            unread?: number;
        };
        /**
         * @description Decimal string in the currency of its row. Show it with the currency's scale; never calculate with floats.
         * @example 1234.50
         */
        Money: string;
        /** @description An error by name, as all provisional operations answer it. Branch on `error`, show `msg`. The other fields are details, and `x-details` says which error has which of them; one with a question mark may be missing. Treat a name you don't know as a plain error. */
        NamedError: {
            /**
             * @description Stable name in snake_case; the operation's `x-errors` lists its own.
             * @example price_changed
             */
            error?: string;
            /** @description The fee as it is now. */
            fee?: components["schemas"]["Money"];
            /**
             * @description The request field that was refused, with dots and indexes into nested ones.
             * @example comments.0.content
             */
            field?: string;
            /** @description The row that the error is about, such as a product. */
            id?: components["schemas"]["Id"];
            /** @description What is left, a number of items or attempts, or an amount. */
            left?: number | components["schemas"]["Money"];
            /** @description The largest amount or number that is allowed. */
            max?: number | components["schemas"]["Money"];
            /** @description The most days in a range. */
            max_days?: number;
            /** @description The smallest amount or number that is allowed. */
            min?: number | components["schemas"]["Money"];
            /** @description Minimum quantity of the product in one order. */
            min_order?: number;
            /** @description The balance of the wallet. */
            money?: components["schemas"]["Money"];
            /**
             * @description Name of the network.
             * @example TRC20
             */
            network?: string;
            /** @description The operator's words on why. */
            notice?: string;
            /** @description The amount that is offered now. */
            offer_amount?: components["schemas"]["Money"];
            /** @description How many are open now. */
            open?: number;
            /** @description The quantity is a multiple of this. */
            pack_size?: number;
            /** @description What arrives after the fee, as it is now. */
            received?: components["schemas"]["Money"];
            /** @description The variant of that product; 0 without variants. */
            sku_id?: components["schemas"]["Id"];
            /**
             * @description The present status of the row, in which the action is not possible.
             * @example shipped
             */
            status?: string;
            /** @description Amounts are multiples of this. */
            step?: components["schemas"]["Money"];
            /** @description The version of the terms that apply now. */
            terms_version?: string;
            /** @description The total as it is now. */
            total?: components["schemas"]["Money"];
            /** @description When the action was or will be possible until or again. */
            until?: components["schemas"]["UnixTime"];
            /** @description The version of the stored row. */
            version?: number;
        };
        /**
         * @description Network as the list of methods names it.
         * @example TRC20
         */
        NetworkInput: string;
        /**
         * Format: password
         * @description A new password as the user typed it, not trimmed, in Unicode form NFC. Compare a repetition in the client and don't send it. 6 to 30 characters without spaces on stock servers; `password_min` and `password_max` of SiteLimits override that.
         */
        NewPassword: string;
        /**
         * Format: password
         * @description A new fund password, by the rules of NewPassword and not the login password.
         */
        NewSecret: string;
        /** @description The user has not applied yet. Code 0 is accepted here and nowhere else. */
        NoApplication: components["schemas"]["Envelope"] & {
            /** @constant */
            code: 0;
            data: null;
        };
        /**
         * @description A quantity of one of a store's products at its own price, for a purchase request. A store has one offer per request. Price tiers, minimum quantity and packs of the product don't matter for it.
         *
         *     | status | means | moves on by | to |
         *     |---|---|---|---|
         *     | `open` | The buyer may accept it. | offers.accept (in time) | `accepted` |
         *     |  |  | offers.decline | `declined` |
         *     |  |  | merchantOffers.withdraw | `withdrawn` |
         *     |  |  | automatically at `valid_until` | `expired` |
         *     |  |  | PurchaseRequest.close | `closed` |
         *     | `accepted` | It has become an order. | | |
         *     | `declined` | The buyer does not want it. | | |
         *     | `withdrawn` | The store took it back. | merchantOffers.save (the request is open) | `open` |
         *     | `expired` | Not accepted by `valid_until`. | merchantOffers.save (the request is open) | `open` |
         *     | `closed` | Its request is closed, or another offer was accepted. | | |
         *
         *     `accepted`, `declined` and `closed` are final.
         */
        Offer: {
            can?: components["schemas"]["OfferCan"];
            createtime: components["schemas"]["UnixTime"];
            currency?: components["schemas"]["CurrencyCode"];
            /**
             * @description Days from the payment to the delivery.
             * @example 12
             */
            delivery_days?: number;
            freight?: components["schemas"]["Money"];
            /** @description price × num. */
            goods_amount?: components["schemas"]["Money"];
            id: components["schemas"]["Id"];
            image?: components["schemas"]["Url"];
            /** @description Plain text; may be empty. */
            note?: string;
            /**
             * @description Pieces offered; may differ from what was asked for.
             * @example 400
             */
            num: number;
            /** @description The order it has become; empty before. */
            order_no?: string;
            /** @description For one piece. */
            price: components["schemas"]["Money"];
            pro_id: components["schemas"]["Id"];
            request_id: components["schemas"]["Id"];
            shop_id: components["schemas"]["Id"];
            shopname: string;
            /** @description 0 for a product without variants. */
            sku_id?: components["schemas"]["Id"];
            /** @description The variant in words; empty without one. */
            spec?: string;
            /**
             * @description Show unknown values as being worked on, without buttons.
             * @example open
             */
            status: string;
            /** @description By the product's rate when the offer was made, rounded to the currency's digits, half a digit up. */
            tax?: components["schemas"]["Money"];
            /**
             * @description Names product, variant, quantity, price, freight, tax, delivery and note as they are now; another one when any of them has changed. offers.accept takes it.
             * @example 5f2b9c0d17e84a36
             */
            terms_hash: string;
            /** @description The product's, when the offer was made. */
            title: string;
            /** @description What the order will cost; offers.accept takes it as `expect_total`. */
            total: components["schemas"]["Money"];
            updatetime?: components["schemas"]["UnixTime"];
            valid_until?: components["schemas"]["UnixTime"];
        };
        /** @description What the reader may do now; the server decides again when a button is pressed. */
        OfferCan: {
            /** @description The buyer, offers.accept. */
            accept: boolean;
            /** @description The store, merchantOffers.save; also to offer again. */
            change: boolean;
            /** @description The buyer, offers.decline. */
            decline: boolean;
            /** @description The store, merchantOffers.withdraw. */
            withdraw: boolean;
        };
        OfferInput: {
            /** @description Days from the payment to the delivery. */
            delivery_days: number;
            /**
             * @description For the whole quantity.
             * @default 0
             */
            freight?: components["schemas"]["Amount"];
            /** @description Read by the buyer and by the operator's filter. Plain text. */
            note?: string;
            /** @description Quantity, which must be in stock. */
            num: number;
            /** @description For one piece, above zero. */
            price: components["schemas"]["Amount"];
            /** @description A product of the store that is on sale. */
            pro_id: components["schemas"]["Id"];
            /** @description The purchase request. */
            request_id: components["schemas"]["Id"];
            /** @description Variant; needed for a product that has some. */
            sku_id?: components["schemas"]["Id"];
            /**
             * @description Days it can be accepted, from now on.
             * @default 14
             */
            valid_days?: number;
        };
        /**
         * @description What one buyer ordered in one store. Orders made together share a payment (`pay_no`). Times are 0 until they come.
         *
         *     | status | means | moves on by | to |
         *     |---|---|---|---|
         *     | `unpaid` | Its payment is awaited. | Payment.settle or Payment.confirm | `paid` |
         *     |  |  | orders.cancel (no coins are on their way); Payment.expire or Payment.void | `cancelled` |
         *     | `paid` | The store is to ship it. | orders.cancel; merchantOrders.decline | `cancelled` |
         *     |  |  | merchantOrders.ship | `shipped` |
         *     | `shipped` | It is on its way. | orders.confirmReceipt (no dispute is open); automatically at `auto_receipt_at` (no dispute is open); Dispute.accept or Dispute.accept_offer or Dispute.arrive or Dispute.refund (the dispute refunds a part) | `received` |
         *     |  |  | Dispute.accept or Dispute.accept_offer or Dispute.arrive or Dispute.refund (the dispute refunds all of it) | `cancelled` |
         *     | `received` | The buyer has it and may review it. | orders.review when every line has a review or automatically 15 days after the receipt | `completed` |
         *     | `completed` | It is received, and reviewed or 15 days old. | | |
         *     | `cancelled` | It is not carried out. What was paid went back to the balance. | | |
         *
         *     `completed` and `cancelled` are final.
         */
        Order: {
            /** @description Null where the reader may not see it (any more). */
            address?: components["schemas"]["OrderAddress"] | null;
            /** @description Taken as received then, 15 days after the shipping. */
            auto_receipt_at?: components["schemas"]["UnixTime"];
            can: components["schemas"]["OrderActions"];
            /** @description Why, in the words of who cancelled; empty otherwise. */
            cancel_reason?: string;
            canceltime?: components["schemas"]["UnixTime"];
            completetime?: components["schemas"]["UnixTime"];
            createtime: components["schemas"]["UnixTime"];
            currency: components["schemas"]["CurrencyCode"];
            /** @description The problem its buyer reported last; null without one. */
            dispute?: components["schemas"]["Dispute"] | null;
            /** @description A problem can be reported until then; 0 where it can't. */
            dispute_by?: components["schemas"]["UnixTime"];
            /** @description Null before the shipping. */
            express?: components["schemas"]["Shipment"] | null;
            freight?: components["schemas"]["Money"];
            goods: components["schemas"]["OrderItem"][];
            /** @description Sum of the lines. */
            goods_amount?: components["schemas"]["Money"];
            order_no: components["schemas"]["OrderNo"];
            /** @description Unpaid until then, it is cancelled, whatever it was to be paid with. */
            pay_expires_at?: components["schemas"]["UnixTime"];
            pay_no?: components["schemas"]["PaymentNo"];
            paytime?: components["schemas"]["UnixTime"];
            receipttime?: components["schemas"]["UnixTime"];
            /** @description What went back to the balance, in `currency`. */
            refund_amount?: components["schemas"]["Money"];
            /**
             * @description Whether its money went back to the balance.
             * @example none
             */
            refund_status?: string;
            /** @description The buyer's words to the store. */
            remark?: string;
            /** @description The store promised to ship by then. */
            ship_by?: components["schemas"]["UnixTime"];
            shiptime?: components["schemas"]["UnixTime"];
            shop_id: components["schemas"]["Id"];
            /** @example Example Harbour Trading */
            shopname: string;
            /**
             * @description Show unknown values as being worked on, without buttons.
             * @example paid
             */
            status: string;
            tax?: components["schemas"]["Money"];
            /** @description goods_amount + freight + tax. Nothing is ever added to it later. */
            total: components["schemas"]["Money"];
        };
        /** @description What the signed-in user may do now. Show these buttons and no others; the server decides again when one is pressed. */
        OrderActions: {
            cancel: boolean;
            /** @description Some line has no review yet. */
            comment: boolean;
            /** @description disputes.open; until `dispute_by`. */
            dispute?: boolean;
            pay: boolean;
            receipt: boolean;
        };
        /** @description Copied when the order was made: changing the address book does not change it. */
        OrderAddress: {
            address: string;
            city?: string;
            country: string;
            /** @example +00 555 0100 */
            mobile: string;
            /**
             * @description Recipient.
             * @example Mira Example
             */
            name: string;
            province?: string;
            zip?: string;
        };
        /** @description Orders behind each tab but `all`. */
        OrderCounts: {
            assess: number;
            /** @description Left out by servers that have no such tab. */
            disputed?: number;
            paid: number;
            received: number;
            shipped: number;
        };
        /** @description As it was bought: later changes of the product do not reach it. */
        OrderItem: {
            /** @description price × num, without freight and tax. */
            amount: components["schemas"]["Money"];
            /** @description Id of the line; orders.review names it as `order_goods_id`. */
            id: components["schemas"]["Id"];
            image?: components["schemas"]["Url"];
            is_commented?: components["schemas"]["Bool"];
            /** @description Pieces. */
            num: number;
            /** @description For one piece. */
            price: components["schemas"]["Money"];
            pro_id: components["schemas"]["Id"];
            /** @description Provisional. The store's code of what was ordered, at that time; empty or missing without one. */
            sku_code?: components["schemas"]["SkuCode"];
            /** @description The variant; 0 for a product without variants. */
            sku_id?: components["schemas"]["Id"];
            /**
             * @description The variant in words; empty without one.
             * @example Sage, With lamp
             */
            spec?: string;
            /** @example Stoneware teapot with lift-out strainer */
            title: string;
            /** @description amount with its tax and its share of the freight: what can be refunded for the line. The lines sum to the order's `total`. For some of its quantity it is total × quantity / num, rounded down to whole price steps. */
            total?: components["schemas"]["Money"];
        };
        /**
         * @description Public number of an order.
         * @example O2026112000731
         */
        OrderNo: string;
        OrderPage: components["schemas"]["Page"] & {
            counts?: components["schemas"]["OrderCounts"];
            data: components["schemas"]["Order"][];
        };
        /**
         * @description `paid` waits for the shipping, `shipped` is on its way, `received` holds received and completed orders, `assess` those with a line to review, `disputed` those with an open dispute; `all` also has unpaid and cancelled ones.
         * @default all
         * @enum {string}
         */
        OrderTab: "all" | "paid" | "shipped" | "received" | "assess" | "disputed";
        /** @description ThinkPHP paginator. Past the end `current_page` is clamped to `last_page` and `data` is empty. */
        Page: {
            current_page: number;
            last_page: number;
            /** @description Rows in a full page; the `limit` the server used. */
            per_page: number;
            /** @description Rows in all pages. */
            total: number;
        };
        /**
         * @description Rows a page. Servers cap it; read `per_page` for what they used.
         * @default 10
         */
        PageLimit: number;
        /**
         * @description Page to read, from 1.
         * @default 1
         */
        PageNumber: number;
        PaidOrder: {
            /** @description The balance that is left. */
            money: components["schemas"]["Money"];
            /** @description The payment, `settled`. */
            pay: components["schemas"]["Payment"];
        };
        /**
         * @description The payment of the orders that were made together.
         *
         *     Its orders hold their items until `expires_at`, 30 minutes after they were placed. That is the one deadline, for the balance and for
         *     coins: choosing a coin neither shortens nor extends it. An address is watched 24 hours more: coins that were seen before
         *     `expires_at` have until then to be confirmed, and hold the orders meanwhile, unless they are less than the network's minimum. Coins that
         *     come too late, too few or too many are credited to the buyer's balance and never kept; see `additional_status`.
         *
         *     | status | means | moves on by | to |
         *     |---|---|---|---|
         *     | `created` | Nothing has come yet. | payments.payWithBalance (before it expires) | `settled` |
         *     |  |  | the network (a transfer was seen in time) | `processing` |
         *     |  |  | automatically at `expires_at` or Order.cancel when no order is left | `expired` |
         *     |  |  | the operator | `invalid` |
         *     | `processing` | Coins were seen, confirmations are missing. | the network (what is confirmed is enough) | `settled` |
         *     |  |  | automatically at `expires_at` (its time is over and what was confirmed is too little, or it is watched no longer) | `expired` |
         *     |  |  | the operator (double-spent or refused) | `invalid` |
         *     | `settled` | Its orders are paid. | | |
         *     | `expired` | Not paid by `expires_at`; its orders are cancelled. | the network (money arrived late) | `expired` |
         *     | `invalid` | The transfer was undone, or the operator refused it; its orders are cancelled. | | |
         *
         *     `settled`, `expired` and `invalid` are final.
         */
        Payment: {
            /** @example none */
            additional_status?: string;
            /**
             * @description Where to send the coins, for this payment alone. Show it whole.
             * @example TExample9ZcW4uQn2hVr7sKpB1mYd5fJgLx
             */
            address?: string;
            /** @description What to send, in `coin`, rounded up to its digits. */
            amount?: components["schemas"]["Money"];
            /** @description What is missing, in `coin`. */
            amount_due?: components["schemas"]["Money"];
            /** @description What has arrived, in `coin`. */
            amount_paid?: components["schemas"]["Money"];
            /** @description From here on present after payments.payWithCrypto only. */
            coin?: components["schemas"]["CurrencyCode"];
            confirmations?: number;
            confirmations_required?: number;
            createtime?: components["schemas"]["UnixTime"];
            /** @description What was credited to the balance: it came too late, too little or too much. */
            credit_money?: components["schemas"]["Money"];
            currency: components["schemas"]["CurrencyCode"];
            /** @description The same in every answer about this payment, and its orders' `pay_expires_at`. */
            expires_at: components["schemas"]["UnixTime"];
            /** @description To be sent along where the network needs one, else empty. */
            memo?: string;
            /**
             * @description Empty until one was chosen.
             * @example crypto
             */
            method?: string;
            /** @example TRC20 */
            network?: string;
            /**
             * @description The network's full name. Show it twice; the same address on another network loses the money.
             * @example Tron (TRC20)
             */
            network_name?: string;
            order_nos: components["schemas"]["OrderNo"][];
            /** @description While `created`, how it can be paid. */
            pay_methods?: components["schemas"]["PaymentMethod"][];
            pay_no: components["schemas"]["PaymentNo"];
            /** @description 0 until settled. */
            paytime?: components["schemas"]["UnixTime"];
            /** @description Text of the QR code, the bare address, which every wallet reads. */
            qr?: string;
            /** @description Site currency for one unit of `coin`, fixed until `expires_at`. */
            rate?: components["schemas"]["Money"];
            /**
             * @description Treat unknown values as `processing`.
             * @example created
             */
            status: string;
            /** @description Sum of its orders; what payments.payWithBalance takes as `expect_total`. */
            total: components["schemas"]["Money"];
            /** @description Transfers that were seen. */
            txids?: string[];
            /** @description Payment link with address and amount where the coin has a standard for it (BIP 321, ERC-681), else empty. */
            uri?: string;
            /** @description Sentences to show before the address, such as that a transfer cannot be reversed. */
            warnings?: string[];
        };
        /** @description Operators may add ways of their own; offer only those that you can carry out. */
        PaymentMethod: {
            enabled: boolean;
            /** @example balance */
            method: string;
            /** @description With `crypto`, what can be chosen for payments.payWithCrypto. */
            networks?: components["schemas"]["PaymentNetwork"][];
            /** @description Why it is not enabled; absent or empty otherwise. */
            reason?: string;
        };
        PaymentNetwork: {
            coin: components["schemas"]["CurrencyCode"];
            enabled?: boolean;
            /** @example TRC20 */
            network: string;
            /** @example Tron (TRC20) */
            network_name?: string;
            /** @description Sentence for people, such as why it is off; may be empty. */
            notice?: string;
        };
        /**
         * @description Public number of a payment.
         * @example P2026112000412
         */
        PaymentNo: string;
        /**
         * @description What uploads.image returned as `url`.
         * @example /uploads/products/1003.webp
         */
        PictureInput: string;
        /** @description All that the buyer has to see before ordering. */
        Preview: {
            /** @description The chosen address, else the default one, else null. */
            address?: components["schemas"]["Address"] | null;
            currency: components["schemas"]["CurrencyCode"];
            /** @description Until when the token holds. */
            expires_at?: components["schemas"]["UnixTime"];
            freight: components["schemas"]["Money"];
            goods_amount: components["schemas"]["Money"];
            groups: components["schemas"]["PreviewGroup"][];
            has_fund_password?: components["schemas"]["Bool"];
            /** @description The balance. */
            money?: components["schemas"]["Money"];
            pay_methods?: components["schemas"]["PaymentMethod"][];
            /**
             * @description Stands for exactly these figures; for orders.create. Empty while a group has a problem.
             * @example pt_5c1b9e70c2
             */
            price_token: string;
            tax: components["schemas"]["Money"];
            /** @description What orders.create takes as `expect_total`. Lines with a problem are not in it. */
            total: components["schemas"]["Money"];
        };
        /** @description What becomes one order, because one store sends it. */
        PreviewGroup: {
            /** @description The freight of each product that has its own, once, regardless of quantity and variants; and that of the store's zone for all others together. */
            freight: components["schemas"]["Money"];
            /** @description Provisional. How `freight` is made; left out where each product has its own. */
            freight_detail?: components["schemas"]["FreightDetail"];
            goods: components["schemas"]["PreviewItem"][];
            goods_amount: components["schemas"]["Money"];
            /** @description Empty when the group can be ordered. */
            problems: components["schemas"]["PreviewProblem"][];
            shop_id: components["schemas"]["Id"];
            shopname: string;
            /** @description The exact taxes of its lines, summed and then rounded once to the currency's digits, half a digit up. */
            tax: components["schemas"]["Money"];
            total: components["schemas"]["Money"];
        };
        /** @description One line at today's price, that of the tier that the product's total quantity in this order reaches. */
        PreviewItem: {
            /** @description price × num. */
            amount: components["schemas"]["Money"];
            image?: components["schemas"]["Url"];
            num: number;
            price: components["schemas"]["Money"];
            pro_id: components["schemas"]["Id"];
            /** @description Provisional. The store's code of what is ordered; empty or missing without one. */
            sku_code?: components["schemas"]["SkuCode"];
            /** @description 0 for a product without variants. */
            sku_id?: components["schemas"]["Id"];
            /** @description The variant in words; empty without one. */
            spec?: string;
            /** @description Pieces left. */
            stock?: number;
            title: string;
        };
        /** @description Why a line or a whole group cannot be ordered as it is. */
        PreviewProblem: {
            /**
             * @description One of the operation's `x-errors`.
             * @example stock_short
             */
            error: string;
            /** @description Product, 0 for the whole group. */
            id?: components["schemas"]["Id"];
            /** @description With stock_short, the remaining stock. */
            left?: number;
            /** @description With order_below_minimum, the smallest item amount of an order at this store. */
            min?: components["schemas"]["Money"];
            /** @description With below_minimum. */
            min_order?: number;
            /** @description Sentence for people. */
            msg?: string;
            /** @description With pack_mismatch. */
            pack_size?: number;
            sku_id?: components["schemas"]["Id"];
        };
        PriceTier: {
            /**
             * @description Pieces from which the price applies.
             * @example 24
             */
            min_num: number;
            price: components["schemas"]["Money"];
        };
        PriceTierInput: {
            /**
             * @description Pieces from which the price applies.
             * @example 24
             */
            min_num: number;
            price: components["schemas"]["Amount"];
        };
        PrivateFile: {
            /** @description 60 seconds ahead. */
            expires_at: components["schemas"]["UnixTime"];
            /** @description Address of the picture that can be read once, answered with `Cache-Control: no-store`. Never store it. */
            url: components["schemas"]["Url"];
        };
        /** @description Figures (sales, rate, stock) are measured by the server, never written by a client. */
        Product: {
            category_id?: components["schemas"]["Id"];
            comment_count?: number;
            createtime?: components["schemas"]["UnixTime"];
            currency?: components["schemas"]["CurrencyCode"];
            /** @description Lists the product is in, such as `hot`, `recommend`, `month`, `daily`. */
            flags?: string[];
            /** @description The product's own freight per order; `"0"` or `"0.00"` is free shipping. Missing with `is_store_freight`. */
            freight_price?: components["schemas"]["Money"];
            /** @description Provisional. Lowest unit price, in the largest quantity of `price_tiers`; only where variants or quantities make the price a range. */
            from_price?: components["schemas"]["Money"];
            /** @description Share of positive reviews in percent, null without reviews. */
            good_rate?: number | null;
            id: components["schemas"]["Id"];
            image: components["schemas"]["Url"];
            images?: components["schemas"]["Images"];
            /** @description Whether it is a favorite of the user on the server; false for visitors. */
            is_favorite?: components["schemas"]["Bool"];
            /** @description Provisional. Whether the `freight_zones` of its store apply instead of a freight of its own; false when missing. */
            is_store_freight?: components["schemas"]["Bool"];
            /** @description Earlier or list price; show it only when it is above `price`. */
            market_price?: components["schemas"]["Money"];
            /**
             * @description Minimum quantity of the product in one order, across all variants; 1 when missing.
             * @example 24
             */
            min_order?: number;
            price: components["schemas"]["Money"];
            rating?: components["schemas"]["StarAverage"];
            /** @description Pieces sold. */
            sales?: number;
            /**
             * @description Ships within this many hours after the order.
             * @example 24
             */
            ship_hours?: number;
            shop_id: components["schemas"]["Id"];
            /** @example Example Harbour Trading */
            shopname: string;
            /** @description Pieces left over all variants. */
            stock?: number;
            /**
             * @description Fraction of the item amount as a decimal string; `"0.08"` is 8 %.
             * @example 0.08
             */
            tax_rate?: string;
            /** @example Enamelled steel kettle 2.5 l */
            title: string;
        };
        ProductDetail: components["schemas"]["Product"] & components["schemas"]["QuantityTerms"] & {
            /** @description Provisional. What is true of every variant, in the order of the store: material, measures, carton, origin, customs heading, certificates. Missing or empty: the store named nothing. */
            attributes?: components["schemas"]["Attribute"][];
            comment_counts?: components["schemas"]["ReviewCounts"];
            /** @description The latest few reviews. */
            comments?: components["schemas"]["Review"][];
            content?: components["schemas"]["Html"];
            /** @description One or two sentences of plain text. */
            description?: string;
            shop?: components["schemas"]["Store"];
            /** @description Of a product without variants; those of variants are in `skus`. */
            sku_code?: components["schemas"]["SkuCode"];
            /** @description The combinations that exist. One that is missing here cannot be ordered. */
            skus?: components["schemas"]["Sku"][];
            /** @description Choices in the order a buyer makes them; empty for a product without variants. */
            specs?: components["schemas"]["Spec"][];
        };
        /** @description Provisional. How many products a list has with one filter more, or with another value of a filter that is set; all other filters hold. Counted in as many rows as the list can have. */
        ProductFacets: {
            free_shipping: number;
            in_stock: number;
            /** @description For some values of `min_rate`, the highest first. */
            min_rate: components["schemas"]["FacetCount"][];
            /** @description For some values of `ships_within`, the lowest first. */
            ships_within: components["schemas"]["FacetCount"][];
        };
        /** @description Without `id` a product is added; with it, and the `version` that was read, that product is replaced. Measured figures (sales, rate) can't be sent. */
        ProductInput: {
            /** @description Provisional. Facts about it, in the order they are shown; no two have the same name, whatever its case. Empty removes them; left out of a change, they stay. */
            attributes?: components["schemas"]["AttributeInput"][];
            /** @description Category, from categories.list. */
            category_id: components["schemas"]["Id"];
            /** @description HTML; the server keeps a safe part of it. */
            content?: string;
            /** @description One or two sentences of plain text. */
            description?: string;
            /** @description Freight per order, whatever the quantity; `"0"` is free shipping. Ignored with `is_store_freight`. */
            freight_price?: components["schemas"]["Amount"];
            /** @description The product to change; without it a new one is added. */
            id?: components["schemas"]["Id"];
            /** @description What uploads.image returned, the first one is the main picture. */
            images: components["schemas"]["PictureInput"][];
            /** @description 1 applies the `freight_zones` of the store (merchant.saveStore) instead of `freight_price`. */
            is_store_freight?: components["schemas"]["Bool"];
            /** @description Provisional. Days until larger quantities are shipped, by rising `min_num` and rising `days`. Empty removes them; left out of a change, they stay. */
            lead_times?: components["schemas"]["LeadTimeInput"][];
            /** @description The list price, crossed out next to `price`. */
            market_price?: components["schemas"]["Amount"];
            /** @description Minimum quantity in one order, across all variants. Left out of a change, it stays; 1 for a new product. */
            min_order?: components["schemas"]["Quantity"];
            /** @description Pieces in a pack. Left out of a change, it stays; 1 for a new product. */
            pack_size?: components["schemas"]["Quantity"];
            /** @description Needed without `skus`; with them the lowest of theirs counts. */
            price?: components["schemas"]["Amount"];
            /** @description Unit prices for larger quantities, by rising `min_num` and falling `price`, all below `price`, or with `skus` below the lowest of theirs; a dearer combination costs as much more in every tier. Empty removes them; left out of a change, they stay. */
            price_tiers?: components["schemas"]["PriceTierInput"][];
            /**
             * @description Hours from the payment until it is shipped.
             * @default 24
             */
            ship_hours?: number;
            /** @description Of a product without `skus`; with them each has its own. */
            sku_code?: components["schemas"]["SkuCodeInput"];
            /** @description The combinations that can be ordered. */
            skus?: components["schemas"]["SkuInput"][];
            /** @description The choices, in the order a buyer makes them. */
            specs?: components["schemas"]["SpecInput"][];
            /** @description Needed without `skus`; with them the sum of theirs counts. Left out of a change to a product that was stored without `skus`, it stays, with all that was sold or came back since. */
            stock?: components["schemas"]["Stock"];
            /**
             * @description Fraction of the item amount as a decimal string; `"0.08"` is 8 %. At most 0.4: no commission is taken of a tax, so a price must not be called one.
             * @example 0.08
             */
            tax_rate?: string;
            /** @description Name of the product. */
            title: string;
            /** @description Needed with `id`. */
            version?: components["schemas"]["Version"];
            /** @description Grams of one piece as it is sent, for freight by weight. Left out of a change, it stays; 0 for a new product. */
            weight?: number;
        };
        ProductPage: components["schemas"]["Page"] & {
            /**
             * @description Provisional. The words that these rows were found by, where those of the search were found nowhere; missing otherwise.
             * @example kettle
             */
            corrected?: string;
            data: components["schemas"]["Product"][];
            facets?: components["schemas"]["ProductFacets"];
            /** @description Provisional. Whether no product has all of the words, so that these rows have some of them; false when missing. With `corrected`, of those words. */
            is_partial?: components["schemas"]["Bool"];
        };
        /**
         * @description | status | means | moves on by | to |
         *     |---|---|---|---|
         *     | `open` | Stores may make offers. | purchaseRequests.close or Offer.accept or automatically at `expires_at` | `closed` |
         *     | `closed` | It takes no more offers. | | |
         *
         *     `closed` is final.
         */
        PurchaseRequest: {
            /** @description 0 without one. */
            category_id?: components["schemas"]["Id"];
            /** @description Plain text. */
            content?: string;
            /**
             * @description Where it has to go.
             * @example Exampleland
             */
            country?: string;
            createtime: components["schemas"]["UnixTime"];
            currency?: components["schemas"]["CurrencyCode"];
            expires_at?: components["schemas"]["UnixTime"];
            id: components["schemas"]["Id"];
            images?: components["schemas"]["Images"];
            /** @description Whether the signed-in user wrote it, and so may close it. */
            is_own?: components["schemas"]["Bool"];
            /** @example 400 */
            num: number;
            /** @description Offers so far, without those that were withdrawn. Only the writer reads them, by offers.list. */
            quote_count?: number;
            /** @example open */
            status: string;
            /** @description Wished price for one unit; absent when open to offers. */
            target_price?: components["schemas"]["Money"];
            /** @example Linen napkins for a restaurant */
            title: string;
            /** @example pieces */
            unit: string;
            /** @example m***a */
            username_masked?: string;
        };
        PurchaseRequestInput: {
            /** @description Category, from categories.list. */
            category_id?: components["schemas"]["Id"];
            /** @description What exactly is needed. Plain text, read by the operator's filter. */
            content: string;
            /** @description Where it is to be delivered. */
            country?: string;
            /**
             * @description Days it stays open.
             * @default 30
             */
            days?: number;
            /** @description Addresses that uploads.image gave. */
            images?: string[];
            /** @description How many are needed. */
            num: number;
            /** @description Wished price for one unit in the site's currency. */
            target_price?: components["schemas"]["Amount"];
            /** @description What is needed, in one line. */
            title: string;
            /** @description What is counted, such as pieces or metres. */
            unit: string;
        };
        PurchaseRequestPage: components["schemas"]["Page"] & {
            data: components["schemas"]["PurchaseRequest"][];
        };
        /** @description Pieces. */
        Quantity: number;
        QuantityTerms: {
            /** @description Provisional. Days from the payment until larger quantities are shipped, by rising `min_num` and `days`; below the first `min_num`, `ship_hours` applies. All variants of the product in one order count together. Missing or empty: `ship_hours` for every quantity. */
            lead_times?: components["schemas"]["LeadTime"][];
            /**
             * @description Pieces in a pack; every line is a multiple of it. Missing is 1.
             * @example 6
             */
            pack_size?: number;
            /** @description Unit prices for larger quantities, by rising `min_num` and falling `price`; below the first `min_num`, `price` applies. All variants of the product in one order count together. A variant that costs more than `price` costs that much more in every tier. Missing or empty: one price for every quantity. */
            price_tiers?: components["schemas"]["PriceTier"][];
            /**
             * @description Provisional. Grams of one piece as it is sent; 0 or missing where it is not known.
             * @example 1400
             */
            weight?: number;
        };
        /**
         * @description Opaque and unguessable; serves one withdrawal.
         * @example q5f0c1e94b7a2
         */
        QuoteId: string;
        /** @description As the buyer sees it. */
        ReceivedOffer: components["schemas"]["Offer"] & {
            store: components["schemas"]["Store"];
        };
        ReceivedOfferPage: components["schemas"]["Page"] & {
            data: components["schemas"]["ReceivedOffer"][];
        };
        /**
         * @description What is credited is what arrived, not what was typed. A credited one never changes again.
         *
         *     | status | means | moves on by | to |
         *     |---|---|---|---|
         *     | `created` | The transfer is awaited until `expires_at`. | recharges.submitProof (with a picture or a transaction) | `submitted` |
         *     |  |  | automatically at `expires_at` | `expired` |
         *     | `submitted` | A proof was sent and is looked at. | the network or the operator | `confirming` |
         *     |  |  | the operator (with a reason) | `rejected` |
         *     | `confirming` | The transfer was found; confirmations are missing. | the network or the operator (confirmed) | `credited` |
         *     |  |  | the operator (with a reason) | `rejected` |
         *     | `credited` | What arrived is in the balance. | | |
         *     | `rejected` | Refused with a `reason`; takes a new proof while `proofs_left` is above 0. | recharges.submitProof (a proof is left) | `submitted` |
         *     | `expired` | No proof came in time; takes a late one while `proofs_left` is above 0. | recharges.submitProof (a proof is left) | `submitted` |
         *
         *     `credited` is final.
         */
        Recharge: {
            /**
             * @description Where to send the coins. Valid for this recharge and this network alone.
             * @example TExample9ZcW4uQn2hVr7sKpB1mYd5fJgLx
             */
            address?: string;
            /** @description Declared amount in `coin`. */
            amount: components["schemas"]["Money"];
            /** @description What arrived, in `coin`. */
            amount_received?: components["schemas"]["Money"];
            coin?: components["schemas"]["CurrencyCode"];
            confirmations?: number;
            confirmations_required?: number;
            createtime?: components["schemas"]["UnixTime"];
            /** @description What was added to the balance, in `currency`. */
            credit_money?: components["schemas"]["Money"];
            /** @description Currency of the balance. */
            currency?: components["schemas"]["CurrencyCode"];
            /** @description The address is watched until then. A later transfer is credited as well, after a proof. */
            expires_at?: components["schemas"]["UnixTime"];
            /** @description The transaction at a public explorer of the network, empty without one. */
            explorer_url?: string;
            id: components["schemas"]["Id"];
            /** @description Picture of the transfer as it was sent; merchant.file reads an opaque `kyc:…` id. */
            image?: components["schemas"]["Url"];
            /** @description To be sent along where the network needs one, else empty. */
            memo?: string;
            /** @example TRC20 */
            network?: string;
            /**
             * @description The network's full name; show it next to the address.
             * @example Tron (TRC20)
             */
            network_name?: string;
            /** @example R202611200001 */
            order_no?: string;
            /** @description How many proofs may still be sent; three in all. */
            proofs_left?: number;
            /** @description Text of the QR code, the bare address, which every wallet reads. */
            qr?: string;
            /** @description Balance units for one unit of `coin`. */
            rate?: components["schemas"]["Money"];
            /** @description Why it was rejected. */
            reason?: string;
            /**
             * @description Treat unknown values as still in work.
             * @example credited
             */
            status: string;
            /** @description Transaction id, lower case; used by one recharge of a network at most. */
            txid?: string;
            updatetime?: components["schemas"]["UnixTime"];
            /** @description Payment link with address and amount where the coin has a standard for it (BIP 321, ERC-681), else empty. */
            uri?: string;
            /** @description Sentences to show before the address, such as that a transfer cannot be reversed. */
            warnings?: string[];
        };
        RechargeInput: {
            /** @description What the user is going to send, in `coin`. */
            amount: components["schemas"]["Amount"];
            coin: components["schemas"]["CurrencyInput"];
            network: components["schemas"]["NetworkInput"];
        };
        /** @description The same address form serves several networks, so the name decides: let the user confirm it. */
        RechargeMethod: {
            /**
             * @description How an address of this network looks.
             * @example 34 characters
             * @example begins with T
             */
            address_hint?: string;
            coin: components["schemas"]["CurrencyCode"];
            /**
             * @description Blocks until a transfer counts.
             * @example 20
             */
            confirmations?: number;
            /**
             * @description Digits an amount of this coin may have.
             * @example 6
             */
            decimals?: number;
            /** @description Show a method that is off with its `notice`. */
            enabled?: boolean;
            /** @description Maximum amount, in `coin`; `"0"` means no limit. */
            max_amount?: components["schemas"]["Money"];
            /**
             * @description Whether a transfer carries a memo. Treat unknown values as required.
             * @example none
             */
            memo?: string;
            /** @description Least amount, in `coin`. */
            min_amount: components["schemas"]["Money"];
            /** @example TRC20 */
            network: string;
            /** @example Tron (TRC20) */
            network_name?: string;
            /** @description Why it is off, or what to mind; may be empty. */
            notice?: string;
            /** @description Balance units for one unit of `coin` now; recharges.create fixes it. Absent while there is none. */
            rate?: components["schemas"]["Money"];
        };
        RechargeMethods: {
            /** @description Currency of the balance. */
            currency?: components["schemas"]["CurrencyCode"];
            methods: components["schemas"]["RechargeMethod"][];
            /** @description Sentence of the operator for all methods, may be empty. */
            notice?: string;
        };
        RechargePage: components["schemas"]["Page"] & {
            data: components["schemas"]["Recharge"][];
        };
        /** @description One of `txid` and `image` is needed, both are better. */
        RechargeProof: {
            /** @description What was really sent, in `coin`. */
            amount: components["schemas"]["Amount"];
            /** @description The recharge. */
            id: components["schemas"]["Id"];
            /** @description Upload it with category `kyc` so that no other user can see it. */
            image?: components["schemas"]["FileId"];
            /** @description 64 hexadecimal digits, on Ethereum-like networks after `0x`. */
            txid?: string;
        };
        /** @description What a message or a ledger row is about, so that a client can link to it. */
        Ref: {
            /** @description The row's id; 0 where it is known by `no`. */
            id?: components["schemas"]["Id"];
            /**
             * @description Public number, such as an order's `order_no`; empty where it is known by `id`.
             * @example R2026100910
             */
            no?: string;
            /**
             * @description Treat unknown values as nothing to link to.
             * @example recharge
             */
            type: string;
        };
        /**
         * @description A published review of a received order line.
         *
         *     | state | means | moves on by | to |
         *     |---|---|---|---|
         *     | `pending` | The operator looks at it first; only its writer sees it. | the operator | `published` |
         *     |  |  | the operator (with a reason) | `rejected` |
         *     | `published` | All see it. | the operator (with a reason) | `rejected` |
         *     | `rejected` | The operator took it away, with a recorded reason. | | |
         *
         *     `rejected` is final.
         */
        Review: {
            avatar?: components["schemas"]["Url"];
            content: string;
            createtime?: components["schemas"]["UnixTime"];
            id: components["schemas"]["Id"];
            images?: components["schemas"]["Images"];
            /**
             * @description BCP 47 tag of the language it is written in, as far as the server knows; left out otherwise. Reviews are not translated.
             * @example en
             */
            language?: string;
            /**
             * @description good is 4–5 stars, mid 3, negative 1–2.
             * @example good
             */
            level?: string;
            pro_id?: components["schemas"]["Id"];
            /** @description The store's answer, empty without one. */
            reply?: string;
            /** @description The variant that was bought. */
            spec?: string;
            star: number;
            /** @description The product's title, in a list of a store's reviews. */
            title?: string;
            /** @example m***a */
            username_masked?: string;
        };
        /** @description Reviews behind each filter. */
        ReviewCounts: {
            all: number;
            good: number;
            /** @description Reviews with pictures. */
            image: number;
            mid: number;
            negative: number;
        };
        ReviewInput: {
            /**
             * @description Plain text; may be empty.
             * @default
             */
            content?: string;
            /** @description Addresses that uploads.image gave; at most `limits.comment_images` of site.config. */
            images?: string[];
            /** @description Id of the line in `goods`. */
            order_goods_id: components["schemas"]["Id"];
            /** @description From 1, bad, to 5, good. */
            star: number;
        };
        ReviewPage: components["schemas"]["Page"] & {
            counts?: components["schemas"]["ReviewCounts"];
            data: components["schemas"]["Review"][];
            /** @description Share of positive reviews in percent, over all filters; null without reviews. */
            good_rate?: number | null;
        };
        /**
         * @description Of the prices; missing when the server names none.
         * @example USDT
         */
        SavedCurrency: string;
        /**
         * @description Picture of the variant or product, as a path of the site or an absolute URL.
         * @example /uploads/products/1003-front.webp
         */
        SavedImage: string;
        /** @description With the product as it was when the line was added. Product, store and variant identify it. Prices are for show: orders.preview has today's. */
        SavedLine: {
            currency?: components["schemas"]["SavedCurrency"];
            /** @description Product. */
            id: components["schemas"]["Id"];
            image?: components["schemas"]["SavedImage"];
            /** @description Across all variants. */
            min_order?: number;
            /**
             * @description Pieces.
             * @example 24
             */
            num: number;
            /** @description Pieces in a pack. */
            pack_size?: number;
            /** @description Of one piece, below the first tier. */
            price?: components["schemas"]["Amount"];
            /** @description Prices by quantity, as they were then. */
            price_tiers?: components["schemas"]["SavedTier"][];
            /** @description Store. */
            shop_id: components["schemas"]["Id"];
            /** @description The store's name. */
            shopname?: string;
            /**
             * @description Provisional. The store's code of it; missing without one.
             * @example P1003-01
             */
            sku_code?: string;
            /** @description Variant; missing without one. */
            sku_id?: components["schemas"]["Id"];
            /** @description The variant in words; missing without one. */
            spec?: string;
            title?: components["schemas"]["SavedTitle"];
            /** @description When a device last changed the line, by its clock; a server counts a time to come as now. Of two changes of a line the later one counts. */
            updatetime?: components["schemas"]["UnixTime"];
        };
        SavedMemberLists: {
            /**
             * @description For the next save.
             * @example 8
             */
            version: number;
        };
        /** @description A favorite, as it was when it was added. */
        SavedProduct: {
            currency?: components["schemas"]["SavedCurrency"];
            /** @description The lowest unit price; only where variants or quantities make the price a range. */
            from_price?: components["schemas"]["Amount"];
            /** @description Product. */
            id: components["schemas"]["Id"];
            image?: components["schemas"]["SavedImage"];
            /** @description The list price, crossed out next to `price`. */
            market_price?: components["schemas"]["Amount"];
            /** @description Of one piece. */
            price?: components["schemas"]["Amount"];
            /** @description Store. */
            shop_id?: components["schemas"]["Id"];
            /** @description The store's name. */
            shopname?: string;
            title?: components["schemas"]["SavedTitle"];
            /** @description When it was added, by the device's clock; a server counts a time to come as now. */
            updatetime?: components["schemas"]["UnixTime"];
        };
        SavedTier: {
            /** @description Pieces from which the price applies. */
            min_num: number;
            price: components["schemas"]["Amount"];
        };
        /** @description The product's name, in the language it was seen in. */
        SavedTitle: string;
        /**
         * Format: password
         * @description The fund password as the user typed it, not trimmed, in Unicode form NFC. Sent over TLS alone, never stored or logged by a client.
         */
        Secret: string;
        /** @description As its store sees it. */
        SentOffer: components["schemas"]["Offer"] & {
            request: components["schemas"]["PurchaseRequest"];
        };
        SentOfferPage: components["schemas"]["Page"] & {
            data: components["schemas"]["SentOffer"][];
        };
        /** @description What one received order brings. */
        Settlement: {
            /** @description When it moves, or moved, to the owner's balance. */
            available_at?: components["schemas"]["UnixTime"];
            /** @description The platform's share of what the buyer paid for items and freight, without tax, rounded down to the digits of prices. */
            commission: components["schemas"]["Money"];
            /** @description Total of the order, less what a dispute refunded. */
            gross: components["schemas"]["Money"];
            /** @description The store's part. */
            net: components["schemas"]["Money"];
            order_no: components["schemas"]["OrderNo"];
            /**
             * @description Treat unknown values as pending.
             * @example pending
             */
            status: string;
        };
        SettlementPage: components["schemas"]["Page"] & {
            /** @description Sum of all rows paid out so far. */
            available: components["schemas"]["Money"];
            currency?: components["schemas"]["CurrencyCode"];
            data: components["schemas"]["Settlement"][];
            /** @description Sum of all pending rows. */
            pending: components["schemas"]["Money"];
        };
        Shipment: {
            /** @example Example Post */
            carrier: string;
            /** @example EP204577003 */
            tracking_no: string;
        };
        /**
         * Format: date
         * @description Day of the signature, YYYY-MM-DD.
         * @example 2026-11-20
         */
        SignDate: string;
        SignedIn: {
            userinfo: components["schemas"]["UserInfo"];
        };
        /** @description Stock servers send null or only some of it: every key is optional and a client starts without any. */
        Site: {
            banners?: components["schemas"]["Banner"][];
            categories?: components["schemas"]["Category"][];
            currency?: components["schemas"]["Currency"];
            /** @description Daily updates. */
            daily?: components["schemas"]["Product"][];
            /** @description Groups and their links in a flat list; build the tree with `id` and `pid`. */
            footer_news?: components["schemas"]["FooterItem"][];
            /**
             * @description A sentence of the operator's for the footer, in the language of the call. Plain text; empty or absent without one.
             * @example Orders are settled in USDT, ETH and BTC.
             */
            footer_text?: string;
            hot?: components["schemas"]["Product"][];
            /** @description Best sellers of the month. */
            month?: components["schemas"]["Product"][];
            /** @description Partner marks the operator may show; empty by default. */
            partner_logos?: components["schemas"]["VerifiedLogo"][];
            /** @description Payment marks the operator may show; empty by default. */
            pay_logos?: components["schemas"]["VerifiedLogo"][];
            recommend?: components["schemas"]["Product"][];
            /**
             * @description Support link. Open only https, mailto and tel.
             * @example mailto:support@market.example
             */
            service_url?: string;
            /** @description Recommended stores. */
            shops?: components["schemas"]["Store"][];
            /**
             * @description Page title; clients fall back to `welcome`.
             * @example Example Market
             */
            web_name?: string;
        };
        /** @description Every key is optional to a client that has defaults. */
        SiteConfig: {
            /** @description Coins of the wallet with the digits of their amounts. */
            currencies?: components["schemas"]["Currency"][];
            /** @description Currency of prices and orders. */
            currency?: components["schemas"]["Currency"];
            features?: components["schemas"]["SiteFeatures"];
            images?: components["schemas"]["SiteImages"];
            /** @description Languages the server answers in. */
            langs?: components["schemas"]["SiteLanguage"][];
            limits?: components["schemas"]["SiteLimits"];
            notices?: components["schemas"]["SiteNotice"][];
            selling?: components["schemas"]["SiteSelling"];
            /**
             * @description Support link. Open only https, mailto and tel.
             * @example mailto:support@market.example
             */
            service_url?: string;
        };
        /** @description What this server does. Absent means no. */
        SiteFeatures: {
            crypto_pay?: boolean;
            /** @description It honors `Idempotency-Key`, so a lost `key` operation may be sent again. */
            idempotency?: boolean;
            loan?: boolean;
            /** @description It keeps members' carts and favorites (memberLists.get). */
            member_lists?: boolean;
            /** @description New stores can register. */
            merchant?: boolean;
            /** @description Lists of orders know `search`, `from` and `to`. */
            order_search?: boolean;
            social_login?: boolean;
        };
        /** @description The widths that this server's pictures come in. Absent: each comes in one size, under its address as it is. The format follows from `Accept`. */
        SiteImages: {
            /** @description What the addresses of such pictures begin with, as answers name them. Absent: all that are relative to the site. */
            prefixes?: string[];
            /** @description Provisional. A picture as chats and search engines show it beside a link: whole, on a ground of its own. Absent: this server makes none. */
            preview?: {
                /** @example 630 */
                height: number;
                /**
                 * @description Address of the picture, with `{url}` as in `template` above.
                 * @example {url}?w=1200&h=630
                 */
                template: string;
                /**
                 * @description Of each such picture, in pixels.
                 * @example 1200
                 */
                width: number;
            };
            /**
             * @description Address of a picture in one width. `{url}` is the address in a response, `{width}` for one of `widths`. Where the address has a query already, the `?` after `{url}` becomes `&`.
             * @example {url}?w={width}
             */
            template: string;
            /** @description In pixels, the smallest first. A picture that is narrower itself stays as it is. */
            widths: number[];
        };
        SiteLanguage: {
            /**
             * @description As Accept-Language sends it.
             * @example zh-CN
             */
            code: string;
            /** @example ltr */
            dir?: string;
            /**
             * @description Its name in itself.
             * @example Deutsch
             */
            name: string;
        };
        SiteLimits: {
            /** @description Pictures in one review. */
            comment_images?: number;
            /** @description Width × height. */
            image_max_pixels?: number;
            /** @description Media types uploads.image takes. */
            image_types?: string[];
            /** @description Characters a new password may have, any of them spaces. Without it the rule of stock servers: 6 to 30, none of them a space. */
            password_max?: number;
            /** @description Characters a new password needs. */
            password_min?: number;
            /** @example 10485760 */
            upload_max_bytes?: number;
        };
        /** @description A notice from the operator to all visitors. */
        SiteNotice: {
            /** @description Plain text. */
            content: string;
            id?: components["schemas"]["Id"];
            /** @description Path inside the storefront or an https address; empty without one. */
            url?: string;
        };
        /** @description Provisional. What a store costs, and when it is paid, for those who think of opening one. What is absent, the contract alone says. */
        SiteSelling: {
            /**
             * @description Part of what a buyer pays for items and freight, as a decimal string; `"0.05"` is 5 %.
             * @example 0.05
             */
            commission?: string;
            /** @description Paid once, when the store opens; `"0.00"` is nothing. */
            opening_fee?: components["schemas"]["Money"];
            /**
             * @description Days after the receipt of an order until the store's part of it is in its balance.
             * @example 14
             */
            payout_days?: number;
            /**
             * @description Hours that the review of an application takes at most.
             * @example 48
             */
            review_hours?: number;
        };
        /** @description One orderable combination. */
        Sku: {
            id: components["schemas"]["Id"];
            image?: components["schemas"]["Url"];
            price: components["schemas"]["Money"];
            sku_code?: components["schemas"]["SkuCode"];
            /**
             * @description One value per entry of `specs`, in the same order.
             * @example [
             *       "Sage"
             *     ]
             */
            spec: string[];
            stock: number;
        };
        /**
         * @description The store's own code for what is ordered, its SKU or item number; empty or missing without one.
         * @example P1003-01
         */
        SkuCode: string;
        /**
         * @description The store's own SKU or item number. No two of a store are the same, whatever their case. Empty removes it; left out of a change, it stays.
         * @example P1003-01
         */
        SkuCodeInput: string;
        /** @description With `id` the stored combination keeps its id and so its place in carts. Without, one that is on sale with the same `spec` is the same combination, any other is new. */
        SkuInput: {
            /** @description The combination to change; without it a new one is added. */
            id?: components["schemas"]["Id"];
            image?: components["schemas"]["PictureInput"];
            price: components["schemas"]["Amount"];
            sku_code?: components["schemas"]["SkuCodeInput"];
            /** @description One value per entry of `specs`, in the same order. */
            spec: components["schemas"]["SpecValue"][];
            /** @description Needed for a new combination. Left out of one that is on sale, it stays, with all that was sold or came back since. */
            stock?: components["schemas"]["Stock"];
        };
        /** @description A product on sale, and which variant of it has the code. */
        SkuMatch: components["schemas"]["Product"] & components["schemas"]["QuantityTerms"] & {
            /** @description Missing for a product without variants, whose `price` and `stock` hold. */
            sku?: components["schemas"]["Sku"];
            sku_code: components["schemas"]["SkuCode"];
        };
        /**
         * @description Direction of `sort`.
         * @enum {string}
         */
        SortOrder: "asc" | "desc";
        /** @description One choice, such as size or color. */
        Spec: {
            /**
             * @example [
             *       "Cream",
             *       "Sage"
             *     ]
             */
            items: string[];
            /** @example Color */
            name: string;
        };
        SpecInput: {
            /** @description What can be chosen. */
            items: components["schemas"]["SpecValue"][];
            /** @description What is chosen, such as a color or a size. */
            name: string;
        };
        SpecValue: string;
        /**
         * @description Provisional. Average stars of the published reviews, one digit after the point; null without reviews.
         * @example 4.6
         */
        StarAverage: number | null;
        /**
         * Format: date
         * @description A day in UTC, YYYY-MM-DD.
         * @example 2026-11-20
         */
        StatsDay: string;
        /** @description Pieces that may be ordered. */
        Stock: number;
        /**
         * @description All figures are computed from orders by the server, never written by a client.
         *
         *     | status | means | moves on by | to |
         *     |---|---|---|---|
         *     | `open` | It sells. | the operator | `suspended` |
         *     |  |  | the operator | `closed` |
         *     | `suspended` | It sells nothing for now, and keeps what it owes. | the operator | `open` |
         *     |  |  | the operator | `closed` |
         *     | `closed` | It has ended. | | |
         *
         *     `closed` is final.
         */
        Store: {
            /**
             * @description Provisional. Half of its answers to reviews, purchase requests and disputes in the last 90 days came within so many hours, rounded up. Missing with fewer than five.
             * @example 4
             */
            answers_within_hours?: number;
            avatar?: components["schemas"]["Url"];
            city?: string;
            /** @description Provisional. Published reviews of its products. */
            comment_count?: number;
            /** @description How buyers reach the store; empty without. */
            contact?: string;
            createtime?: components["schemas"]["UnixTime"];
            /**
             * @description Up to 5, with decimals.
             * @example 4.8
             */
            credit_score?: number | string;
            currency?: components["schemas"]["CurrencyCode"];
            description?: string;
            follow_count?: number;
            /** @description Provisional. Freight of its products with `is_store_freight`, by the country of the delivery address. Where there are zones, a country in none of them isn't delivered to; without any, these products are delivered free. */
            freight_zones?: components["schemas"]["FreightZone"][];
            id: components["schemas"]["Id"];
            /** @description Whether the user follows it; false for visitors. */
            is_follow?: components["schemas"]["Bool"];
            logo?: components["schemas"]["Url"];
            /** @description Provisional. Smallest item amount of one order; `"0.00"` or missing without one. */
            min_order_amount?: components["schemas"]["Money"];
            /** @description Products on sale. */
            pro_count?: number;
            /** @description Provisional. Over all its products. */
            rating?: components["schemas"]["StarAverage"];
            reputation?: number;
            /** @description Pieces sold. */
            sell_count?: number;
            /** @example Example Harbour Trading */
            shopname: string;
            /**
             * @description Treat unknown values as closed.
             * @example open
             */
            status?: string;
            /** @description Transaction amount since the store opened. */
            trade_amount?: components["schemas"]["Money"];
            /** @description Provisional. Whether the operator has checked the documents of its owner. */
            verified?: components["schemas"]["Bool"];
        };
        StoreCategory: {
            /**
             * @description Products of the store on sale in it.
             * @example 12
             */
            count: number;
            id: components["schemas"]["Id"];
            /** @example Kitchen */
            name: string;
        };
        StoreDetail: components["schemas"]["Store"] & {
            /** @description Provisional. Who runs it and how it works, plain text in paragraphs; missing without. */
            about?: string;
            /** @description Provisional. Picture across the top of its page, about three times as wide as high; missing without one. */
            banner_image?: components["schemas"]["Url"];
            /** @description Provisional. Categories of what it has on sale, the one with most products first. Lists take their `id` as `pid`, beside `shop_id`. */
            categories?: components["schemas"]["StoreCategory"][];
        };
        StorePage: components["schemas"]["Page"] & {
            data: components["schemas"]["Store"][];
        };
        StoreProfileInput: {
            /** @description Who runs it and how it works, plain text without addresses and telephone numbers. Empty removes it. */
            about?: string;
            /** @description What uploads.image returned as `url`, or the banner that is public. Empty removes it. */
            banner_image?: string;
            /** @description Where it sends from. Empty removes it. */
            city?: string;
            /** @description How buyers reach the store, such as an e-mail address and hours. Empty removes it. */
            contact?: string;
            /** @description What the store sells and stands for, plain text without addresses and telephone numbers. Empty removes it. */
            description?: string;
            /** @description The whole table, for products with `is_store_freight`. Empty removes it, and these products are delivered free. */
            freight_zones?: components["schemas"]["FreightZoneInput"][];
            /** @description What uploads.image returned as `url`, or the logo that is public. */
            logo?: string;
            /** @description Smallest item amount of one order; `"0"` removes it. */
            min_order_amount?: components["schemas"]["Amount"];
            /** @description Name of the store; a new one waits for the operator. */
            shopname?: string;
        };
        /** @description As the store sees it, with the product it is about. */
        StoreReview: components["schemas"]["Review"] & {
            /** @description The product's main picture. */
            image?: components["schemas"]["Url"];
            pro_id: components["schemas"]["Id"];
            title: string;
        };
        StoreReviewPage: components["schemas"]["Page"] & {
            data: components["schemas"]["StoreReview"][];
        };
        /** @description A new name or logo that the operator has not let through; absent without one. */
        StoreReviewRequest: {
            createtime?: components["schemas"]["UnixTime"];
            /** @description The logo that was asked for; absent where it stays. */
            logo?: components["schemas"]["Url"];
            /** @description Why it was rejected, in the reviewer's words. */
            note?: string;
            /** @description The name that was asked for; absent where it stays. */
            shopname?: string;
            /**
             * @description Treat unknown values as pending.
             * @example pending
             */
            status: string;
        };
        /** @description Figures of paid orders. Cancelled ones count in `refund_amount` only. */
        StoreStats: {
            /** @description Hours from payment to shipment, null without a shipment. */
            avg_ship_hours?: number | null;
            buyer_count?: number;
            currency?: components["schemas"]["CurrencyCode"];
            order_count: number;
            refund_amount?: components["schemas"]["Money"];
            sales_amount: components["schemas"]["Money"];
            /** @description One entry per day or month, also for those without a sale. */
            series: {
                /**
                 * @description YYYY-MM-DD, by month YYYY-MM.
                 * @example 2026-11-20
                 */
                date: string;
                order_count: number;
                sales_amount: components["schemas"]["Money"];
            }[];
            /** @description At most ten, largest quantity first. */
            top_products?: {
                id: components["schemas"]["Id"];
                image?: components["schemas"]["Url"];
                /** @description Pieces sold. */
                num: number;
                sales_amount?: components["schemas"]["Money"];
                title: string;
            }[];
        };
        /** @description A completion of what was typed, or a product whose title has it. */
        Suggestion: {
            /**
             * @description Provisional. The name of a product's category.
             * @example Kitchen & table
             */
            category?: string;
            currency?: components["schemas"]["CurrencyCode"];
            /** @description The product (of type `pro`), the store or the category to open; absent for a search word. */
            id?: components["schemas"]["Id"];
            /** @description Provisional. A product's picture. */
            image?: components["schemas"]["Url"];
            /** @description Provisional. A product's lowest unit price, as its `from_price` or else its `price`. */
            price?: components["schemas"]["Money"];
            /** @example teapot */
            text: string;
            /** @example pro */
            type: string;
        };
        /** @description One change of the balance that may be spent. Rows are only ever added; `after` of one is `before` of the next. */
        Transaction: {
            after?: components["schemas"]["Money"];
            before?: components["schemas"]["Money"];
            createtime?: components["schemas"]["UnixTime"];
            currency?: components["schemas"]["CurrencyCode"];
            id: components["schemas"]["Id"];
            /** @description Sentence for the user. */
            memo?: string;
            /** @description The change, with a minus when the balance fell. */
            money: components["schemas"]["Money"];
            ref?: components["schemas"]["Ref"];
            /**
             * @description Treat unknown values as an adjustment.
             * @example payment
             */
            type: string;
        };
        TransactionPage: components["schemas"]["Page"] & {
            data: components["schemas"]["Transaction"][];
        };
        /**
         * @description Only rows of this type.
         * @enum {string}
         */
        TransactionType: "recharge" | "payment" | "refund" | "overpayment" | "settlement" | "withdrawal" | "withdrawal_return" | "adjustment";
        /** @description Sign in first. A missing token and an expired one look the same. */
        Unauthorized: components["schemas"]["Envelope"] & {
            /** @constant */
            code: 401;
            data?: components["schemas"]["FailureData"];
        };
        /**
         * Format: int64
         * @description Seconds since 1970-01-01T00:00:00Z.
         * @example 1795175706
         */
        UnixTime: number;
        Unread: {
            unread: number;
        };
        /** @description Read `fullurl`, then `full_url`, then `url`. */
        Upload: {
            /** @description The same under the name some plug-ins use. */
            full_url?: string;
            /** @description Absolute address; empty for identity documents. */
            fullurl?: string;
            /**
             * @description Site-relative path, or an opaque `kyc:…` id.
             * @example /uploads/20261120/8f14e45f.jpg
             */
            url: string;
        };
        /**
         * @description Site-relative path (`/uploads/…`), absolute URL, or `data:image/…` text. Prefix the API host or a CDN to relative paths.
         * @example /uploads/products/1003-front.webp
         */
        Url: string;
        /**
         * @description Stock servers send little of it: every key is optional, and a missing `money` counts as `"0"`.
         *
         *     | state | means | moves on by | to |
         *     |---|---|---|---|
         *     | `active` | It may do everything. | the operator (with a reason) | `frozen` |
         *     | `frozen` | It signs in and reads, and moves no money. | the operator (with a reason) | `active` |
         */
        User: {
            avatar?: components["schemas"]["Url"];
            bio?: string;
            createtime?: components["schemas"]["UnixTime"];
            currency?: components["schemas"]["CurrencyCode"];
            email?: string;
            has_fund_password?: components["schemas"]["Bool"];
            /** @description Held for open withdrawals. */
            hold_money?: components["schemas"]["Money"];
            id?: components["schemas"]["Id"];
            invite_code?: string;
            is_merchant?: components["schemas"]["Bool"];
            mobile?: string;
            /** @description Balance the user may spend. */
            money?: components["schemas"]["Money"];
            nickname?: string;
            username?: string;
            /** @description Greeting of stock servers. */
            welcome?: string;
        };
        /** @description As login and registration return it. Only `id` and `token` are certain; other keys are kept. */
        UserInfo: {
            avatar?: components["schemas"]["Url"];
            /** @description When the token was made, not the account. */
            createtime?: components["schemas"]["UnixTime"];
            /** @description Seconds the token is still valid. */
            expires_in?: number;
            /** @description When the token ends. */
            expiretime?: components["schemas"]["UnixTime"];
            id: components["schemas"]["Id"];
            /** @description May be empty. */
            mobile?: string;
            nickname?: string;
            score?: number;
            /**
             * @description Send it in the `token` header. Valid for 30 days on stock servers; several may be valid at once.
             * @example 6f1c9d52-3a7e-4b0f-9d41-0c5a8e2b7f13
             */
            token: string;
            user_id?: components["schemas"]["Id"];
            username?: string;
        };
        /** @description A third-party mark with the note of who verified that it may be shown. */
        VerifiedLogo: {
            alt: string;
            image: components["schemas"]["Url"];
            verified_by: string;
        };
        /** @example 3 */
        Version: number;
        /**
         * @description Treat unknown values of `status` as in work. The fee was fixed by the quote: no further fee, tax or deposit can ever be asked for.
         *
         *     | status | means | moves on by | to |
         *     |---|---|---|---|
         *     | `pending` | Approval is awaited; its owner may cancel it. | the operator (after `hold_until`) | `approved` |
         *     |  |  | the operator (with a reason) | `rejected` |
         *     |  |  | withdrawals.cancel | `cancelled` |
         *     | `approved` | It is to be sent. | the operator (with a transaction) | `processing` |
         *     |  |  | the network or the operator (with a reason) | `failed` |
         *     | `processing` | It is on the chain, with a `txid`. | the network or the operator (confirmed) | `completed` |
         *     |  |  | the network or the operator (with a reason) | `failed` |
         *     | `completed` | It has arrived. | | |
         *     | `rejected` | Refused with a `reason`; the whole amount is back. | | |
         *     | `failed` | It could not be sent; the whole amount is back. | | |
         *     | `cancelled` | Its owner took it back; the whole amount is back. | | |
         *
         *     `completed`, `rejected`, `failed` and `cancelled` are final.
         */
        Withdrawal: {
            address?: string;
            /** @description Taken from the balance, in `currency`; held until the end. */
            amount: components["schemas"]["Money"];
            /** @description Whether withdrawals.cancel would work now. */
            can_cancel?: boolean;
            /** @description Coin that is paid out. */
            coin?: components["schemas"]["CurrencyCode"];
            createtime?: components["schemas"]["UnixTime"];
            /** @description Currency of the balance. */
            currency?: components["schemas"]["CurrencyCode"];
            /** @description The transaction at a public explorer of the network, empty without one. */
            explorer_url?: string;
            /** @description Part of `amount` that is the fee, in `currency`. Never changes. */
            fee?: components["schemas"]["Money"];
            /** @description Not sent before this time, for example because the address is new; 0 without a hold. */
            hold_until?: components["schemas"]["UnixTime"];
            id: components["schemas"]["Id"];
            memo?: string;
            /** @example TRC20 */
            network?: string;
            /** @example Tron (TRC20) */
            network_name?: string;
            /** @example W2026100107 */
            order_no?: string;
            /** @description Balance units for one unit of `coin`. */
            rate?: components["schemas"]["Money"];
            /** @description Why it was rejected or failed. */
            reason?: string;
            /** @description What arrives, in `coin`; amount less fee, converted with `rate` and rounded down. */
            received?: components["schemas"]["Money"];
            /** @example completed */
            status: string;
            txid?: string;
            updatetime?: components["schemas"]["UnixTime"];
        };
        WithdrawalInput: {
            /** @description 1 when the user ticked that a transfer cannot be reversed. Never pre-ticked. */
            ack_irreversible: components["schemas"]["Bool"];
            /** @description Checked against the network's own form and checksum. */
            address: string;
            /** @description The fee the user saw. */
            expect_fee: components["schemas"]["Amount"];
            /** @description The amount the user expects to receive. */
            expect_received: components["schemas"]["Amount"];
            fund_password: components["schemas"]["Secret"];
            /** @description Memo or tag, where the network wants one for this address. */
            memo?: string;
            /** @description From withdrawals.quote; serves one withdrawal. */
            quote_id: components["schemas"]["QuoteId"];
        };
        /** @description `min`, `max`, `step` and `fee_fixed` are in the balance's currency. */
        WithdrawalMethod: {
            coin: components["schemas"]["CurrencyCode"];
            /**
             * @description Digits of what is received.
             * @example 6
             */
            decimals?: number;
            /** @description Show a method that is off with its `notice`. */
            enabled?: boolean;
            /**
             * @description How long it takes as a rule, after approval.
             * @example 30
             */
            eta_minutes?: number;
            fee_fixed?: components["schemas"]["Money"];
            /**
             * @description Fraction of the amount on top of `fee_fixed`; `"0.001"` is 0.1 %.
             * @example 0.001
             */
            fee_rate?: string;
            /** @description The maximum of a single withdrawal; `"0"` means no limit. */
            max?: components["schemas"]["Money"];
            /**
             * @description Whether a transfer carries a memo. Treat unknown values as required.
             * @example none
             */
            memo?: string;
            /**
             * @description Treat unknown values as one you can't offer.
             * @example crypto
             */
            method?: string;
            min?: components["schemas"]["Money"];
            /** @example TRC20 */
            network: string;
            /** @example Tron (TRC20) */
            network_name?: string;
            notice?: string;
            /** @description Amounts are multiples of this; `"0"` is any. */
            step?: components["schemas"]["Money"];
        };
        WithdrawalMethods: {
            currency?: components["schemas"]["CurrencyCode"];
            /** @description What may still be withdrawn today; absent without a daily limit. */
            daily_left?: components["schemas"]["Money"];
            /** @description Without one, fundPassword.set comes first. */
            has_fund_password?: components["schemas"]["Bool"];
            /** @description Held for open withdrawals. */
            hold_money?: components["schemas"]["Money"];
            /** @description No withdrawal before this time, for example after a new fund password; 0 when free. */
            locked_until?: components["schemas"]["UnixTime"];
            methods: components["schemas"]["WithdrawalMethod"][];
            /** @description Balance that may be withdrawn. */
            money: components["schemas"]["Money"];
        };
        WithdrawalPage: components["schemas"]["Page"] & {
            data: components["schemas"]["Withdrawal"][];
        };
        /** @description What a withdrawal costs and brings, firm until `expires_at`. */
        WithdrawalQuote: {
            /** @description Taken from the balance, in `currency`. */
            amount: components["schemas"]["Money"];
            coin?: components["schemas"]["CurrencyCode"];
            currency?: components["schemas"]["CurrencyCode"];
            expires_at: components["schemas"]["UnixTime"];
            /** @description Part of `amount`, in `currency`. */
            fee: components["schemas"]["Money"];
            network?: string;
            quote_id: components["schemas"]["QuoteId"];
            /** @description Balance units for one unit of `coin`. */
            rate?: components["schemas"]["Money"];
            /** @description What arrives, in `coin`, rounded down. */
            received: components["schemas"]["Money"];
        };
        /** @description Either `amount` or `all`. */
        WithdrawalQuoteInput: {
            /** @description 1 asks for the whole balance, as far as the limits allow. */
            all?: components["schemas"]["Bool"];
            /** @description To take from the balance, in its currency. */
            amount?: components["schemas"]["Amount"];
            coin: components["schemas"]["CurrencyInput"];
            network: components["schemas"]["NetworkInput"];
        };
    };
    responses: {
        /** @description The first request with this `Idempotency-Key` has not finished. Retry with the same key and body after a second; the answer will be the first one's. */
        IdempotencyInProgress: {
            headers: {
                /** @description Seconds to wait. */
                "Retry-After"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Envelope"] & {
                    /** @constant */
                    code?: 409;
                    data?: components["schemas"]["FailureData"];
                };
            };
        };
        /** @description Not found, or not yours. Unknown paths may answer HTML. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Envelope"] & {
                    /** @constant */
                    code?: 404;
                    data?: components["schemas"]["FailureData"];
                };
            };
        };
        /** @description The server failed. The body may be HTML instead. */
        ServerError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Envelope"] & {
                    /** @constant */
                    code?: 500;
                    data?: components["schemas"]["FailureData"];
                };
            };
        };
        /** @description Slow down. Wait as long as `Retry-After` says. */
        TooManyRequests: {
            headers: {
                /** @description Seconds to wait, or an HTTP date. */
                "Retry-After"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Envelope"] & {
                    /** @constant */
                    code?: 429;
                    data?: components["schemas"]["FailureData"];
                };
            };
        };
        /** @description Sign in first. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Unauthorized"];
            };
        };
        /** @description A field is missing or malformed: `data` is `{"error": "invalid", "field": "…"}` where the server names its errors. Or the `Idempotency-Key` was used for another body (`error` is `idempotency_mismatch`): make a new key for a new intention. Stock servers answer HTTP 200 with code 0 instead. */
        Unprocessable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Envelope"] & {
                    /** @constant */
                    code?: 422;
                    data?: components["schemas"]["FailureData"];
                };
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    "addresses.save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddressInput"];
            };
        };
        responses: {
            /** @description The result, or an error. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        code: 1;
                        data: components["schemas"]["Address"];
                    }) | components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    "addresses.delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The address. */
                    id: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description The result, or an error. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        code: 1;
                        data: null;
                    }) | components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    "addresses.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result, or an error. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        code: 1;
                        data: components["schemas"]["Address"][];
                    }) | components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    "addresses.areas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description Parent area. */
                    pid?: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description The result, or an error. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        code: 1;
                        data: components["schemas"]["Area"][];
                    }) | components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    "articles.list": {
        parameters: {
            query?: {
                /** @description Category ids, comma-separated; the footer's groups are such categories. */
                ids?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result, or an error. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        code: 1;
                        data: components["schemas"]["ArticleSummary"][];
                    }) | components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    "articles.get": {
        parameters: {
            query: {
                /** @description The article. */
                article_id: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result, or an error. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        code: 1;
                        data: components["schemas"]["Article"];
                    }) | components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    "auth.sendEmailCode": {
        parameters: {
            query: {
                /** @description Where the code goes. */
                email: string;
                /** @description What the code is for. */
                event?: "register" | "resetpwd" | "changepwd" | "changeemail" | "fundpwd" | "login";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result, or an error. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        code: 1;
                        data: null;
                    }) | components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    "categories.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description Show what is under this category; 0 or nothing shows all. */
                    pid?: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description The result, or an error. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        code: 1;
                        data: components["schemas"]["Category"][];
                    }) | components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    "site.config": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result, or an error. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        code: 1;
                        data: components["schemas"]["SiteConfig"];
                    }) | components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    "site.home": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result, or an error. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        code: 1;
                        data: components["schemas"]["Site"] | null;
                    }) | components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    "products.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description Provisional. 1 asks for `facets` in the answer. A server that does not send them does not know `min_rate`, `in_stock` and `ships_within` either. */
                    facets?: components["schemas"]["Bool"];
                    /**
                     * @description One of the home page's lists.
                     * @enum {string}
                     */
                    flag?: "hot" | "recommend" | "month" | "daily";
                    /** @description 1 shows only products without freight. */
                    free_shipping?: components["schemas"]["Bool"];
                    /** @description Provisional. 1 shows only products in stock. */
                    in_stock?: components["schemas"]["Bool"];
                    limit?: components["schemas"]["PageLimit"];
                    /** @description Highest price, inclusive; of `from_price` where a product has it. */
                    max_price?: components["schemas"]["Money"];
                    /** @description Lowest price, inclusive; of `from_price` where a product has it. */
                    min_price?: components["schemas"]["Money"];
                    /** @description Provisional. Lowest `good_rate`, inclusive; products without reviews have none. */
                    min_rate?: number;
                    order?: components["schemas"]["SortOrder"];
                    page?: components["schemas"]["PageNumber"];
                    /** @description Category. */
                    pid?: components["schemas"]["Id"];
                    /** @description Provisional. Highest `ship_hours`, inclusive. */
                    ships_within?: number;
                    /** @description Store. */
                    shop_id?: components["schemas"]["Id"];
                    /**
                     * @description Order of the rows; `default` is the server's own, `price` goes by `from_price` where a product has it.
                     * @enum {string}
                     */
                    sort?: "default" | "sales" | "price" | "createtime";
                };
            };
        };
        responses: {
            /** @description The result, or an error. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        code: 1;
                        data: components["schemas"]["ProductPage"];
                    }) | components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    "products.reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description `image` are those with pictures, `good` 4 and 5 stars, `mid` 3, `negative` 1 and 2.
                     * @default all
                     * @enum {string}
                     */
                    filter?: "all" | "image" | "negative" | "mid" | "good";
                    /** @description Product. Needed without `shop_id`. */
                    id?: components["schemas"]["Id"];
                    limit?: components["schemas"]["PageLimit"];
                    page?: components["schemas"]["PageNumber"];
                    /** @description Provisional. Store, for the reviews of all its products; each has the `title` of its product. */
                    shop_id?: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description The result, or an error. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        code: 1;
                        data: components["schemas"]["ReviewPage"];
                    }) | components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    "products.get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The product. */
                    id: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description The result, or an error. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        code: 1;
                        data: components["schemas"]["ProductDetail"];
                    }) | components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    "products.search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Provisional. 1 asks for `facets` in the answer. A server that does not send them does not know `min_rate`, `in_stock` and `ships_within` either. */
                    facets?: components["schemas"]["Bool"];
                    /** @description 1 shows only products without freight. */
                    free_shipping?: components["schemas"]["Bool"];
                    /** @description Provisional. 1 shows only products in stock. */
                    in_stock?: components["schemas"]["Bool"];
                    limit?: components["schemas"]["PageLimit"];
                    /** @description Highest price, inclusive; of `from_price` where a product has it. */
                    max_price?: components["schemas"]["Money"];
                    /** @description Lowest price, inclusive; of `from_price` where a product has it. */
                    min_price?: components["schemas"]["Money"];
                    /** @description Provisional. Lowest `good_rate`, inclusive; products without reviews have none. */
                    min_rate?: number;
                    order?: components["schemas"]["SortOrder"];
                    page?: components["schemas"]["PageNumber"];
                    /** @description What the user typed. */
                    search: string;
                    /** @description Provisional. Highest `ship_hours`, inclusive. */
                    ships_within?: number;
                    /** @description Search in this store only. */
                    shop_id?: components["schemas"]["Id"];
                    /**
                     * @description Order of the rows; `default` is the server's own, `price` goes by `from_price` where a product has it.
                     * @enum {string}
                     */
                    sort?: "default" | "sales" | "price" | "createtime";
                };
            };
        };
        responses: {
            /** @description The result, or an error. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        code: 1;
                        data: components["schemas"]["ProductPage"];
                    }) | components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    "stores.search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    limit?: components["schemas"]["PageLimit"];
                    order?: components["schemas"]["SortOrder"];
                    page?: components["schemas"]["PageNumber"];
                    /** @description What the user typed. */
                    search: string;
                    /** @description Order of the rows; `default` is the server's own. */
                    sort?: string;
                };
            };
        };
        responses: {
            /** @description The result, or an error. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        code: 1;
                        data: components["schemas"]["StorePage"];
                    }) | components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    "stores.get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The store. */
                    id: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description The result, or an error. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        code: 1;
                        data: components["schemas"]["StoreDetail"];
                    }) | components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    "products.lookup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The stores' own codes for what is ordered, in any case. */
                    sku_codes: string[];
                };
            };
        };
        responses: {
            /** @description The result, or an error. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        code: 1;
                        data: components["schemas"]["SkuMatch"][];
                    }) | components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    "products.suggest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Completions at most.
                     * @default 10
                     */
                    limit?: number;
                    /** @description What the user has typed so far. */
                    search: string;
                };
            };
        };
        responses: {
            /** @description The result, or an error. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        code: 1;
                        data: components["schemas"]["Suggestion"][];
                    }) | components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    "uploads.image": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** @description `kyc` for identity documents. */
                    category?: string;
                    /**
                     * Format: binary
                     * @description A picture with a name: servers judge by its suffix.
                     */
                    file: Blob;
                };
            };
        };
        responses: {
            /** @description The result, or an error. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        code: 1;
                        data: components["schemas"]["Upload"];
                    }) | components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    "loans.apply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoanInput"];
            };
        };
        responses: {
            /** @description The result, or an error. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        code: 1;
                        data: components["schemas"]["Loan"];
                    }) | components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["IdempotencyInProgress"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    "loans.terms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result, or an error. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        code: 1;
                        data: components["schemas"]["LoanTerms"];
                    }) | components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    "loans.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    limit?: components["schemas"]["PageLimit"];
                    page?: components["schemas"]["PageNumber"];
                };
            };
        };
        responses: {
            /** @description The result, or an error. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        code: 1;
                        data: components["schemas"]["LoanPage"];
                    }) | components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    "merchant.dashboard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result, or an error. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        code: 1;
                        data: components["schemas"]["MerchantDashboard"];
                    }) | components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    "merchantReviews.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    limit?: components["schemas"]["PageLimit"];
                    page?: components["schemas"]["PageNumber"];
                    /** @description Only reviews of this product. */
                    pro_id?: components["schemas"]["Id"];
                    /** @description 0 shows only reviews without a reply, 1 only those with one. */
                    replied?: components["schemas"]["Bool"];
                };
            };
        };
        responses: {
            /** @description The result, or an error. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        code: 1;
                        data: components["schemas"]["StoreReviewPage"];
                    }) | components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    "merchantReviews.reply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The review. */
                    id: components["schemas"]["Id"];
                    /** @description Plain text, public below the review. */
                    reply: string;
                };
            };
        };
        responses: {
            /** @description The result, or an error. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        code: 1;
                        data: components["schemas"]["Review"];
                    }) | components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["IdempotencyInProgress"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    "merchant.contract": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result, or an error. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        code: 1;
                        data: components["schemas"]["MerchantContract"];
                    }) | components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    "merchantDisputes.answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Of an offer, above zero and below what the buyer asks for. */
                    amount?: components["schemas"]["Amount"];
                    /**
                     * @description What the store does; see above for when each is possible.
                     * @enum {string}
                     */
                    answer: "accept" | "offer" | "object" | "return";
                    images?: components["schemas"]["DisputeImages"];
                    order_no: components["schemas"]["OrderNo"];
                    /**
                     * @description Whether goods that have arrived are restocked, for `accept` in `sent_back`.
                     * @default true
                     */
                    restock?: boolean;
                    /** @description The return address, for `return`; shown to the buyer. */
                    return_to?: string;
                    /** @description Read by the buyer and the operator. */
                    text?: string;
                };
            };
        };
        responses: {
            /** @description The result, or an error. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        code: 1;
                        data: components["schemas"]["MerchantOrder"];
                    }) | components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["IdempotencyInProgress"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    "merchant.file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description What uploads.image returned for category `kyc`, such as `kyc:4f9c2a17`. */
                    id: components["schemas"]["FileId"];
                };
            };
        };
        responses: {
            /** @description The result, or an error. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        code: 1;
                        data: components["schemas"]["PrivateFile"];
                    }) | components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    "merchant.get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result, or an error. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        code: 1;
                        data: components["schemas"]["MerchantApplication"];
                    }) | components["schemas"]["NoApplication"] | components["schemas"]["MerchantFailure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    "merchant.getByPost": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result, or an error. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        code: 1;
                        data: components["schemas"]["MerchantApplication"];
                    }) | components["schemas"]["NoApplication"] | components["schemas"]["MerchantFailure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    "merchantOffers.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    limit?: components["schemas"]["PageLimit"];
                    page?: components["schemas"]["PageNumber"];
                    /** @description Only the store's offer for this purchase request. */
                    request_id?: components["schemas"]["Id"];
                    /**
                     * @description Only offers in this status.
                     * @enum {string}
                     */
                    status?: "open" | "accepted" | "declined" | "withdrawn" | "expired" | "closed";
                };
            };
        };
        responses: {
            /** @description The result, or an error. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        code: 1;
                        data: components["schemas"]["SentOfferPage"];
                    }) | components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    "merchantOffers.save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OfferInput"];
            };
        };
        responses: {
            /** @description The result, or an error. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        code: 1;
                        data: components["schemas"]["SentOffer"];
                    }) | components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["IdempotencyInProgress"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    "merchantOffers.withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The offer. */
                    id: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description The result, or an error. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        code: 1;
                        data: components["schemas"]["SentOffer"];
                    }) | components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    "merchantOrders.decline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    order_no: components["schemas"]["OrderNo"];
                    /** @description The buyer reads it. */
                    reason: string;
                };
            };
        };
        responses: {
            /** @description The result, or an error. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        code: 1;
                        data: components["schemas"]["MerchantOrder"];
                    }) | components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["IdempotencyInProgress"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    "merchantOrders.get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    order_no: components["schemas"]["OrderNo"];
                };
            };
        };
        responses: {
            /** @description The result, or an error. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        code: 1;
                        data: components["schemas"]["MerchantOrder"];
                    }) | components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    "merchantOrders.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description Only orders made on this day, in UTC, or later. */
                    from?: components["schemas"]["StatsDay"];
                    limit?: components["schemas"]["PageLimit"];
                    page?: components["schemas"]["PageNumber"];
                    /** @description Provisional. Every word is in the order's number, or the title or item code of one of its lines. A server may look at the newest 5,000 orders alone. `features.order_search` says whether it does. */
                    search?: string;
                    /**
                     * @description Only orders in this status.
                     * @default all
                     * @enum {string}
                     */
                    tab?: "all" | "paid" | "shipped" | "received" | "cancelled" | "disputed";
                    /** @description Last day, included. */
                    to?: components["schemas"]["StatsDay"];
                };
            };
        };
        responses: {
            /** @description The result, or an error. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        code: 1;
                        data: components["schemas"]["MerchantOrderPage"];
                    }) | components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    "merchantOrders.ship": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Name of the carrier. */
                    carrier: string;
                    order_no: components["schemas"]["OrderNo"];
                    /** @description The carrier's number of the parcel. */
                    tracking_no: string;
                };
            };
        };
        responses: {
            /** @description The result, or an error. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        code: 1;
                        data: components["schemas"]["MerchantOrder"];
                    }) | components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["IdempotencyInProgress"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    "merchantProducts.delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The product. */
                    id: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description The result, or an error. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        code: 1;
                        data: null;
                    }) | components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    "merchantProducts.get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The product. */
                    id: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description The result, or an error. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        code: 1;
                        data: components["schemas"]["MerchantProduct"];
                    }) | components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    "merchantProducts.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    limit?: components["schemas"]["PageLimit"];
                    order?: components["schemas"]["SortOrder"];
                    page?: components["schemas"]["PageNumber"];
                    /** @description Words of the title, or a whole SKU code. */
                    search?: string;
                    /**
                     * @description Order of the rows. Without `order`, `title` and `price` ascend, the others descend.
                     * @enum {string}
                     */
                    sort?: "updatetime" | "title" | "price" | "stock" | "sales";
                    /**
                     * @description Only products in this status.
                     * @enum {string}
                     */
                    status?: "on" | "off" | "review";
                };
            };
        };
        responses: {
            /** @description The result, or an error. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        code: 1;
                        data: components["schemas"]["MerchantProductPage"];
                    }) | components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    "merchantProducts.save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProductInput"];
            };
        };
        responses: {
            /** @description The result, or an error. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        code: 1;
                        data: components["schemas"]["MerchantProduct"];
                    }) | components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["IdempotencyInProgress"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    "merchantProducts.setStatus": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The product. */
                    id: components["schemas"]["Id"];
                    /**
                     * @description Whether it is on sale.
                     * @enum {string}
                     */
                    status: "on" | "off";
                };
            };
        };
        responses: {
            /** @description The result, or an error. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        code: 1;
                        data: components["schemas"]["MerchantProduct"];
                    }) | components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    "merchant.apply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MerchantRegistration"] | components["schemas"]["MerchantCorrection"];
            };
        };
        responses: {
            /** @description The result, or an error. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        code: 1;
                        data: components["schemas"]["MerchantApplication"];
                    }) | components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    "merchant.settlements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description Only rows whose `available_at` is this time or later. */
                    from?: components["schemas"]["UnixTime"];
                    limit?: components["schemas"]["PageLimit"];
                    page?: components["schemas"]["PageNumber"];
                    /**
                     * @description Only rows that are still pending, or those already in the balance.
                     * @enum {string}
                     */
                    status?: "pending" | "available";
                    /** @description Only rows whose `available_at` is before this time. */
                    to?: components["schemas"]["UnixTime"];
                };
            };
        };
        responses: {
            /** @description The result, or an error. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        code: 1;
                        data: components["schemas"]["SettlementPage"];
                    }) | components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    "merchant.saveStore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StoreProfileInput"];
            };
        };
        responses: {
            /** @description The result, or an error. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        code: 1;
                        data: components["schemas"]["MerchantDashboard"];
                    }) | components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    "merchant.stats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description What one row of `series` is.
                     * @default day
                     * @enum {string}
                     */
                    by?: "day" | "month";
                    /** @description First day, in UTC: YYYY-MM-DD. */
                    from: components["schemas"]["StatsDay"];
                    /** @description Last day, included. */
                    to: components["schemas"]["StatsDay"];
                };
            };
        };
        responses: {
            /** @description The result, or an error. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        code: 1;
                        data: components["schemas"]["StoreStats"];
                    }) | components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    "messages.get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The message. */
                    id: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description The result, or an error. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        code: 1;
                        data: components["schemas"]["Message"];
                    }) | components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    "messages.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    limit?: components["schemas"]["PageLimit"];
                    page?: components["schemas"]["PageNumber"];
                };
            };
        };
        responses: {
            /** @description The result, or an error. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        code: 1;
                        data: components["schemas"]["MessagePage"];
                    }) | components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    "messages.markRead": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description 1 for every message. */
                    all?: components["schemas"]["Bool"];
                    /** @description Messages that are read now. */
                    ids?: components["schemas"]["Id"][];
                };
            };
        };
        responses: {
            /** @description The result, or an error. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        code: 1;
                        data: components["schemas"]["Unread"];
                    }) | components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    "offers.accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Where it is sent to, from addresses.list. The order keeps the address as it is now. */
                    address_id: components["schemas"]["Id"];
                    /** @description The total the buyer saw. */
                    expect_total: components["schemas"]["Amount"];
                    /** @description The offer. */
                    id: components["schemas"]["Id"];
                    /** @description A word to the store. */
                    remark?: string;
                    /** @description The offer's `terms_hash` that the buyer saw. */
                    terms_hash: string;
                };
            };
        };
        responses: {
            /** @description The result, or an error. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        code: 1;
                        data: components["schemas"]["CreatedOrders"];
                    }) | components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["IdempotencyInProgress"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    "offers.decline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The offer. */
                    id: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description The result, or an error. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        code: 1;
                        data: components["schemas"]["ReceivedOffer"];
                    }) | components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    "offers.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    limit?: components["schemas"]["PageLimit"];
                    page?: components["schemas"]["PageNumber"];
                    /** @description Only offers for this purchase request. */
                    request_id: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description The result, or an error. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        code: 1;
                        data: components["schemas"]["ReceivedOfferPage"];
                    }) | components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    "orders.cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    order_no: components["schemas"]["OrderNo"];
                    /** @description Read by the store. */
                    reason?: string;
                };
            };
        };
        responses: {
            /** @description The result, or an error. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        code: 1;
                        data: components["schemas"]["CancelledOrder"];
                    }) | components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["IdempotencyInProgress"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    "orders.review": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description One for each line of the order that is reviewed. */
                    comments: components["schemas"]["ReviewInput"][];
                    order_no: components["schemas"]["OrderNo"];
                };
            };
        };
        responses: {
            /** @description The result, or an error. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        code: 1;
                        data: components["schemas"]["Order"];
                    }) | components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["IdempotencyInProgress"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    "orders.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The address that was previewed, from addresses.list. The order keeps it as it is now. */
                    address_id: components["schemas"]["Id"];
                    /** @description The total the buyer saw. */
                    expect_total: components["schemas"]["Amount"];
                    /** @description Lines of the cart to order. */
                    items: components["schemas"]["CartItem"][];
                    /** @description From orders.preview. */
                    price_token: string;
                    /** @description A word to the stores. */
                    remark?: string;
                };
            };
        };
        responses: {
            /** @description The result, or an error. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        code: 1;
                        data: components["schemas"]["CreatedOrders"];
                    }) | components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["IdempotencyInProgress"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    "disputes.open": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description What you want back, above zero; by default the amount paid for the goods. */
                    amount?: components["schemas"]["Amount"];
                    /** @description What it is about, each line once. Without it, the whole order. */
                    goods?: components["schemas"]["DisputedGoods"][];
                    images?: components["schemas"]["DisputeImages"];
                    /**
                     * @description Goods that have not arrived can't be returned, and without a fault goods can only be returned.
                     * @default refund
                     */
                    kind?: components["schemas"]["DisputeKind"];
                    order_no: components["schemas"]["OrderNo"];
                    reason: components["schemas"]["DisputeReason"];
                    text: components["schemas"]["DisputeText"];
                };
            };
        };
        responses: {
            /** @description The result, or an error. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        code: 1;
                        data: components["schemas"]["Order"];
                    }) | components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["IdempotencyInProgress"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    "disputes.acceptOffer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The `offer_amount` the buyer saw. */
                    expect_amount: components["schemas"]["Amount"];
                    order_no: components["schemas"]["OrderNo"];
                };
            };
        };
        responses: {
            /** @description The result, or an error. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        code: 1;
                        data: components["schemas"]["Order"];
                    }) | components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["IdempotencyInProgress"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    "disputes.escalate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    images?: components["schemas"]["DisputeImages"];
                    order_no: components["schemas"]["OrderNo"];
                    /** @description Why; read by the store and the operator. */
                    text?: string;
                };
            };
        };
        responses: {
            /** @description The result, or an error. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        code: 1;
                        data: components["schemas"]["Order"];
                    }) | components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["IdempotencyInProgress"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    "disputes.sendBack": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Name of the carrier. */
                    carrier: string;
                    order_no: components["schemas"]["OrderNo"];
                    /** @description The carrier's number of the parcel. */
                    tracking_no: string;
                };
            };
        };
        responses: {
            /** @description The result, or an error. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        code: 1;
                        data: components["schemas"]["Order"];
                    }) | components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["IdempotencyInProgress"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    "disputes.withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    order_no: components["schemas"]["OrderNo"];
                };
            };
        };
        responses: {
            /** @description The result, or an error. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        code: 1;
                        data: components["schemas"]["Order"];
                    }) | components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["IdempotencyInProgress"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    "orders.get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    order_no: components["schemas"]["OrderNo"];
                };
            };
        };
        responses: {
            /** @description The result, or an error. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        code: 1;
                        data: components["schemas"]["Order"];
                    }) | components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    "orders.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description Only orders made on this day, in UTC, or later. */
                    from?: components["schemas"]["StatsDay"];
                    limit?: components["schemas"]["PageLimit"];
                    page?: components["schemas"]["PageNumber"];
                    /** @description Provisional. Every word is in the order's number, the title or item code of one of its lines, or the name of its store. A server may look at the newest 5,000 orders alone. `features.order_search` says whether it does. */
                    search?: string;
                    tab?: components["schemas"]["OrderTab"];
                    /** @description Last day, included. */
                    to?: components["schemas"]["StatsDay"];
                };
            };
        };
        responses: {
            /** @description The result, or an error. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        code: 1;
                        data: components["schemas"]["OrderPage"];
                    }) | components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    "orders.preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description From addresses.list. Without it the default address is taken. */
                    address_id?: components["schemas"]["Id"];
                    /** @description Lines of the cart to order. */
                    items: components["schemas"]["CartItem"][];
                };
            };
        };
        responses: {
            /** @description The result, or an error. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        code: 1;
                        data: components["schemas"]["Preview"];
                    }) | components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    "orders.confirmReceipt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    order_no: components["schemas"]["OrderNo"];
                };
            };
        };
        responses: {
            /** @description The result, or an error. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        code: 1;
                        data: components["schemas"]["Order"];
                    }) | components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["IdempotencyInProgress"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    "payments.payWithBalance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The total the buyer saw. */
                    expect_total: components["schemas"]["Amount"];
                    /**
                     * Format: password
                     * @description As the user typed it, not trimmed. Never stored or logged by a client.
                     */
                    fund_password: string;
                    pay_no: components["schemas"]["PaymentNo"];
                };
            };
        };
        responses: {
            /** @description The result, or an error. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        code: 1;
                        data: components["schemas"]["PaidOrder"];
                    }) | components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["IdempotencyInProgress"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    "payments.payWithCrypto": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    coin: components["schemas"]["CurrencyInput"];
                    network: components["schemas"]["NetworkInput"];
                    pay_no: components["schemas"]["PaymentNo"];
                };
            };
        };
        responses: {
            /** @description The result, or an error. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        code: 1;
                        data: components["schemas"]["Payment"];
                    }) | components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["IdempotencyInProgress"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    "payments.get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    pay_no: components["schemas"]["PaymentNo"];
                };
            };
        };
        responses: {
            /** @description The result, or an error. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        code: 1;
                        data: components["schemas"]["Payment"];
                    }) | components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    "recharges.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RechargeInput"];
            };
        };
        responses: {
            /** @description The result, or an error. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        code: 1;
                        data: components["schemas"]["Recharge"];
                    }) | components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["IdempotencyInProgress"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    "recharges.get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The recharge. */
                    id: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description The result, or an error. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        code: 1;
                        data: components["schemas"]["Recharge"];
                    }) | components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    "recharges.methods": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result, or an error. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        code: 1;
                        data: components["schemas"]["RechargeMethods"];
                    }) | components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    "recharges.submitProof": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RechargeProof"];
            };
        };
        responses: {
            /** @description The result, or an error. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        code: 1;
                        data: components["schemas"]["Recharge"];
                    }) | components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["IdempotencyInProgress"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    "purchaseRequests.close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The purchase request. */
                    id: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description The result, or an error. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        code: 1;
                        data: components["schemas"]["PurchaseRequest"];
                    }) | components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    "purchaseRequests.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PurchaseRequestInput"];
            };
        };
        responses: {
            /** @description The result, or an error. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        code: 1;
                        data: components["schemas"]["PurchaseRequest"];
                    }) | components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["IdempotencyInProgress"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    "purchaseRequests.get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The purchase request. */
                    id: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description The result, or an error. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        code: 1;
                        data: components["schemas"]["PurchaseRequest"];
                    }) | components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    "purchaseRequests.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description A parent category includes its children. */
                    category_id?: components["schemas"]["Id"];
                    limit?: components["schemas"]["PageLimit"];
                    page?: components["schemas"]["PageNumber"];
                    /** @description Words of the title or text. */
                    search?: string;
                };
            };
        };
        responses: {
            /** @description The result, or an error. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        code: 1;
                        data: components["schemas"]["PurchaseRequestPage"];
                    }) | components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    "purchaseRequests.mine": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    limit?: components["schemas"]["PageLimit"];
                    page?: components["schemas"]["PageNumber"];
                };
            };
        };
        responses: {
            /** @description The result, or an error. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        code: 1;
                        data: components["schemas"]["PurchaseRequestPage"];
                    }) | components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    "auth.changePassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    newpassword: components["schemas"]["NewPassword"];
                    /**
                     * Format: password
                     * @description The present login password, as the user typed it.
                     */
                    oldpassword: string;
                };
            };
        };
        responses: {
            /** @description The result, or an error. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        code: 1;
                        data: null;
                    }) | components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    "account.changeEmail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The e-mail code. */
                    captcha: string;
                    /**
                     * Format: email
                     * @description The new address.
                     */
                    email: string;
                    /**
                     * Format: password
                     * @description The login password.
                     */
                    password: string;
                };
            };
        };
        responses: {
            /** @description The result, or an error. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        code: 1;
                        data: null;
                    }) | components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    "stores.toggleFollow": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Wished state, 1 to follow. */
                    follow?: components["schemas"]["Bool"];
                    /** @description The store. */
                    id: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description The result, or an error. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        code: 1;
                        data: components["schemas"]["Followed"];
                    }) | components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    "stores.followed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    limit?: components["schemas"]["PageLimit"];
                    page?: components["schemas"]["PageNumber"];
                };
            };
        };
        responses: {
            /** @description The result, or an error. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        code: 1;
                        data: components["schemas"]["StorePage"];
                    }) | components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    "fundPassword.change": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FundPasswordChange"];
            };
        };
        responses: {
            /** @description The result, or an error. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        code: 1;
                        data: null;
                    }) | components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["IdempotencyInProgress"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    "fundPassword.set": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FundPasswordInput"];
            };
        };
        responses: {
            /** @description The result, or an error. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        code: 1;
                        data: null;
                    }) | components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["IdempotencyInProgress"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    "account.get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result, or an error. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        code: 1;
                        data: components["schemas"]["User"];
                    }) | components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    "memberLists.get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result, or an error. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        code: 1;
                        data: components["schemas"]["MemberLists"];
                    }) | components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    "memberLists.save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MemberListsInput"];
            };
        };
        responses: {
            /** @description The result, or an error. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        code: 1;
                        data: components["schemas"]["SavedMemberLists"];
                    }) | components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    "auth.login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Username or e-mail address. Stock servers refuse a field named `email` or `username`. */
                    account: string;
                    /** @description E-mail code from auth.sendEmailCode with event `login`, where the server asked for one. */
                    code?: string;
                    /**
                     * Format: password
                     * @description Sent as typed, in Unicode form NFC; never trim it.
                     */
                    password: string;
                };
            };
        };
        responses: {
            /** @description The result, or an error. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        code: 1;
                        data: components["schemas"]["SignedIn"];
                    }) | components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    "auth.socialLogin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Authorization code of the provider. */
                    code: string;
                    /** @description Name the operator gave the provider. */
                    platform: string;
                };
            };
        };
        responses: {
            /** @description The result, or an error. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        code: 1;
                        data: components["schemas"]["SignedIn"];
                    }) | components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    "auth.logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result, or an error. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        code: 1;
                        data: null;
                    }) | components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    "account.transactions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description Only rows whose `createtime` is this time or later. */
                    from?: components["schemas"]["UnixTime"];
                    limit?: components["schemas"]["PageLimit"];
                    page?: components["schemas"]["PageNumber"];
                    /** @description Only rows whose `createtime` is before this time. */
                    to?: components["schemas"]["UnixTime"];
                    type?: components["schemas"]["TransactionType"];
                };
            };
        };
        responses: {
            /** @description The result, or an error. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        code: 1;
                        data: components["schemas"]["TransactionPage"];
                    }) | components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    "account.update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description What uploads.image returned, or the present value. */
                    avatar?: string;
                    /** @description A few words about oneself. */
                    bio?: string;
                    /** @description What other users see. */
                    nickname?: string;
                    /**
                     * Format: password
                     * @description The login password, for a new `username`.
                     */
                    password?: string;
                    /** @description Name to sign in with; needs `password`. */
                    username?: string;
                };
            };
        };
        responses: {
            /** @description The result, or an error. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        code: 1;
                        data: null;
                    }) | components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    "recharges.list": {
        parameters: {
            query?: {
                /** @description Rows a page. */
                limit?: components["schemas"]["PageLimit"];
                /** @description Page to read, from 1. */
                page?: components["schemas"]["PageNumber"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result, or an error. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        code: 1;
                        data: components["schemas"]["RechargePage"];
                    }) | components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    "auth.register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description E-mail code from auth.sendEmailCode with event `register`. */
                    code?: string;
                    /**
                     * Format: email
                     * @description Address for codes and notices.
                     */
                    email?: string;
                    /** @description Code of the user who invited this one. */
                    invite_code?: string;
                    /** @description Phone number. */
                    mobile?: string;
                    password: components["schemas"]["NewPassword"];
                    /** @description Name to sign in with. */
                    username: string;
                };
            };
        };
        responses: {
            /** @description The result, or an error. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        code: 1;
                        data: components["schemas"]["SignedIn"];
                    }) | components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    "auth.resetPassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The e-mail code. */
                    captcha: string;
                    /**
                     * Format: email
                     * @description The account's address.
                     */
                    email: string;
                    newpassword: components["schemas"]["NewPassword"];
                    /**
                     * @description Stock servers take a mobile number unless it is `email`.
                     * @enum {string}
                     */
                    type?: "email";
                };
            };
        };
        responses: {
            /** @description The result, or an error. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        code: 1;
                        data: null;
                    }) | components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    "account.endSession": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description A session of account.sessions. */
                    id?: components["schemas"]["Id"];
                    /** @description 1 for every session but this one. */
                    others?: components["schemas"]["Bool"];
                };
            };
        };
        responses: {
            /** @description The result, or an error. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        code: 1;
                        data: null;
                    }) | components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    "account.sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result, or an error. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        code: 1;
                        data: components["schemas"]["AccountSession"][];
                    }) | components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    "withdrawals.cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The withdrawal. */
                    id: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description The result, or an error. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        code: 1;
                        data: components["schemas"]["Withdrawal"];
                    }) | components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["IdempotencyInProgress"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    "withdrawals.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WithdrawalInput"];
            };
        };
        responses: {
            /** @description The result, or an error. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        code: 1;
                        data: components["schemas"]["Withdrawal"];
                    }) | components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["IdempotencyInProgress"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    "withdrawals.get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The withdrawal. */
                    id: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description The result, or an error. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        code: 1;
                        data: components["schemas"]["Withdrawal"];
                    }) | components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    "withdrawals.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    limit?: components["schemas"]["PageLimit"];
                    page?: components["schemas"]["PageNumber"];
                    /**
                     * @description Only withdrawals in this status.
                     * @enum {string}
                     */
                    status?: "pending" | "approved" | "processing" | "completed" | "rejected" | "failed" | "cancelled";
                };
            };
        };
        responses: {
            /** @description The result, or an error. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        code: 1;
                        data: components["schemas"]["WithdrawalPage"];
                    }) | components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    "withdrawals.methods": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result, or an error. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        code: 1;
                        data: components["schemas"]["WithdrawalMethods"];
                    }) | components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    "withdrawals.quote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WithdrawalQuoteInput"];
            };
        };
        responses: {
            /** @description The result, or an error. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["Envelope"] & {
                        /** @constant */
                        code: 1;
                        data: components["schemas"]["WithdrawalQuote"];
                    }) | components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
}
type WithRequired<T, K extends keyof T> = T & {
    [P in K]-?: T[P];
};
