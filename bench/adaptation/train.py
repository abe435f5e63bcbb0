"""Teaches the model of meaning which of an owner's sentences answers a caller, each read alone. See README.md.

    python3 train.py MODEL.onnx EXAMPLES.json OUT.bin [EPOCHS [FROM.bin]]

FROM is an adaptation that is taught on; without it the change begins at nothing.
"""

import json
import random
import sys

import torch
from encoder import Encoder

LEARNING_RATE = 4e-4
WARM_UP_STEPS = 40
TEMPERATURE = 0.05
MOST_PIECES = 48

# Two threads are slower than one beside anything else that runs.
torch.set_num_threads(1)
torch.manual_seed(0)
random.seed(0)
MODEL, EXAMPLES, OUT = sys.argv[1:4]
EPOCHS = int(sys.argv[4]) if len(sys.argv) > 4 else 2
model = Encoder(MODEL)
if len(sys.argv) > 5:
    model.read(sys.argv[5])


def views(business):
    texts = [view[:MOST_PIECES] for passage in business["passages"] for view in passage]
    owners = [at for at, passage in enumerate(business["passages"]) for _ in passage]
    return texts, owners


def answered(business):
    return [one for one in business["questions"] if one["answers"]]


def count(businesses):
    right = known = 0
    with torch.no_grad():
        for business in businesses:
            questions = answered(business)
            if not questions:
                continue
            texts, owners = views(business)
            likeness = model.embed([one["pieces"] for one in questions]) @ model.embed(texts).T
            for question, row in zip(questions, likeness):
                known += 1
                right += owners[int(row.argmax())] in question["answers"]
    return f"{right}/{known}"


def business_loss(business):
    questions = answered(business)
    texts, owners = views(business)
    likeness = model.embed([one["pieces"] for one in questions]) @ model.embed(texts).T
    likeness = likeness / TEMPERATURE
    right = torch.tensor(
        [[owner in one["answers"] for owner in owners] for one in questions]
    )
    others = torch.logsumexp(likeness.masked_fill(~right, -1e9), 1)
    return (torch.logsumexp(likeness, 1) - others).mean()


with open(EXAMPLES) as file:
    examples = json.load(file)
counted = examples["counted"]
print("before:", {name: count(of) for name, of in counted.items()}, flush=True)
optimiser = torch.optim.AdamW(model.parameters(), lr=LEARNING_RATE, weight_decay=0.01)
teaching = [one for one in examples["teaching"] if answered(one)]
steps, step = EPOCHS * len(teaching), 0
for epoch in range(EPOCHS):
    random.shuffle(teaching)
    for one in teaching:
        for group in optimiser.param_groups:
            warm = min(1, (step + 1) / WARM_UP_STEPS)
            group["lr"] = LEARNING_RATE * warm * (1 - step / steps)
        optimiser.zero_grad()
        business_loss(one).backward()
        optimiser.step()
        step += 1
    print("epoch", epoch + 1, {name: count(of) for name, of in counted.items()}, flush=True)
    with open(OUT, "wb") as file:
        file.write(model.written())
