/** Review texts by department: `stars text`. A second sentence from `remarks` may follow. */
export const reviewTexts: Readonly<Record<number, string>> = {
  10: `
5 Exactly the tone in the picture and heavier than I expected.
5 Looks twice the price. We ordered eight more for the café.
5 My guests asked where it came from.
5 Sturdy, level, no smell out of the box.
5 The finish is even on the back as well.
5 Fits our small kitchen as if measured for it.
5 In daily use in a guest house for four months, still like new.
4 Very good, only the carton was dented. The piece itself was fine.
4 Pretty and useful; the felt pads could be larger.
4 Slightly smaller than it looks, still a keeper.
4 Good quality, assembly took longer than stated.
3 Nice, but a shade darker than on my screen.
3 Does its job. I had hoped for a smoother edge.
2 One corner was chipped on arrival.
1 Broken in the box, and the replacement took two weeks.`,
  20: `
5 Size is right, seams are clean, color stayed after five washes.
5 We printed forty of them, no rejects.
5 Looks better in real life.
5 Soft on the skin, no loose threads anywhere.
5 Falls well and does not crease in the case.
5 My customers try it on once and buy it.
5 Comfortable for a full shift on my feet.
4 Soft and warm. Runs slightly long.
4 Good cut, the label scratches a little.
4 Nice material, colors a bit calmer than shown.
4 Order one size up and it is perfect.
3 Decent cloth, buttons feel light.
3 Fits, but the second one was cut narrower than the first.
2 Lost some color in the first wash.
1 Wrong size in the bag, exchange was slow.`,
  30: `
5 Works out of the box, battery really lasts as long as they say.
5 Bought one to try, then twenty for the office.
5 Clean finish, no creaking.
5 Set up in three minutes, without an account.
5 Sound is clear and the buttons click properly.
5 Replaced a device that cost three times as much.
5 Stays cool even after hours.
4 Great value. The cable could be longer.
4 Does everything promised, the light is a bit bright at night.
4 Good, manual only in tiny print.
4 Solid, charging takes its time.
3 Does the job, feels a bit light.
3 Fine, but range is shorter than described.
2 One of ten did not charge.
1 Stopped after a week. Refund came, still annoying.`,
  40: `
5 Feels right in the hand from the first minute.
5 Proper steel. Outlasts the two I had before.
5 Our whole crew uses them now.
5 Dropped from the scaffold twice, no harm.
5 Accurate enough for joinery.
5 Finally a grip that works with gloves.
4 Good. A coat of oil came off on the first day.
4 Strong, a little heavy for overhead work.
4 Well made, the pouch is an afterthought.
3 Fine for the price, tolerances are so-so.
3 Usable, had to be deburred.
2 Edge rolled on hardwood.
1 Bent on the first job.`,
  50: `
5 Gentle, and the smell is not loud.
5 Sells by itself on our counter.
5 No rash, and that says a lot with my skin.
5 A little goes a long way.
5 Used in our salon since spring, clients ask for it.
5 Texture is lovely, nothing sticky.
4 Lovely, arrived slightly soft in the heat.
4 Good, the pump could give less.
4 Nice color, lasts five hours rather than six.
3 Nice, but I wish the pack were bigger.
3 All right, scent fades quickly.
2 Cap was cracked, half had leaked.
1 Not the shade I ordered.`,
  60: `
5 Survived a storm at 900 metres. So did I.
5 Light, quick to set up, dry inside.
5 The kids have not put it down since.
5 Our club ordered a second batch.
5 Rolls quietly and straight.
5 Packed small, used every weekend.
4 Solid. Instructions only in pictures.
4 Good grip, the bag is a tight fit.
4 Well made, needs breaking in.
3 Fine for beginners, I will outgrow it.
3 Good idea, buckles feel cheap.
2 A screw was missing; got it five days later.
1 Leaked on the first trip.`,
  70: `
5 A present that got a real smile.
5 Beautifully made, no sharp edges.
5 Ordered for the whole class.
5 Survived two siblings and a dog.
5 Paper takes ink without bleeding.
5 Sounds far better than the price suggests.
4 Good quality and a fair price.
4 Lovely, the box was a bit crushed.
4 Nice, could use clearer instructions.
3 Smaller than I thought, measure first.
3 Fine, colors differ from the picture.
2 One piece was missing.
1 Came apart within a day.`,
  80: `
5 Tastes of something. Customers come back for it.
5 Fresh, dated two days before shipping.
5 We switched our house supply to this.
5 Clean label, honest flavour.
5 Arrived cool and in one piece.
5 The best of the five we tasted blind.
4 Very good, one jar leaked a little.
4 Aromatic, could be packed with less air.
4 Good, a bit less would have been enough salt.
3 Fine, a bit sweet for me.
3 Ordinary, though fairly priced.
2 Best-before date was rather close.
1 Lid was open, had to throw it away.`,
  90: `
5 Used every day and washed every night, still fine.
5 Our cat approves, which is rare.
5 Safe edges, no smell, good colors.
5 Grandchildren fight over it.
5 Easy to clean, that is what counts.
4 Good, though smaller than expected.
4 Nice and sturdy, screws need tightening once.
4 Dog liked it. Gone in four minutes.
3 Works, but the clasp is stiff.
3 Cute, paint a little uneven.
2 Squeaks since the second day.
1 Arrived broken.`,
  100: `
5 Boxes are as strong as the expensive ones.
5 Exactly cut, folds in one go.
5 Print came out crisp, delivered early.
5 Our counter looks like a shop at last.
5 Reordered three times, always the same quality.
4 Good board, slightly greyer than before.
4 Solid, one wheel needed oil.
4 Practical. Glue could be stronger.
3 Fine for light goods.
3 Ok, count was short by two.
2 Half of the pallet was damp.
1 Wrong dimensions, no use to us.`,
};

/** Sentences that fit after any text with that many stars; an empty one adds nothing. */
export const remarks: Readonly<Record<number, readonly string[]>> = {
  5: [
    "Well packed, too.",
    "Third order, same quality each time.",
    "Shipped the next morning.",
    "Would buy again.",
    "The store answered my question within an hour.",
    "Fair price at this quantity.",
    "Recommended to a colleague.",
  ],
  4: [
    "Would still buy again.",
    "Delivery took six days.",
    "Store was friendly.",
    "Fair for the money.",
    "Packaging without plastic, thanks.",
  ],
  3: ["Probably not again.", "The price is right, at least.", "Delivery was quick.", "It will do."],
  2: [
    "The store sent another one, so two stars.",
    "Asked for a partial refund and got it.",
    "I expected more.",
  ],
  1: ["The refund arrived, at least.", "Never again.", "A pity."],
};

export const replies: Readonly<Record<"negative" | "mid" | "good", readonly string[]>> = {
  negative: [
    "We are sorry. A replacement left today, and the return label is in your messages.",
    "That should not have passed our check. The batch has been taken off the shelf.",
    "Thank you for telling us. The amount is back on your balance.",
    "We have changed the packing since. Please write to us if we can make it right.",
  ],
  mid: ["Thank you, we passed this on to the workshop.", "We have corrected the description, thank you."],
  good: ["Thank you, that made our day.", "Glad it arrived well. See you next time."],
};
