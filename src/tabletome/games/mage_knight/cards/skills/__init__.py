"""What the heroes' Skills do, a module for each hero; `common.py` has what several of them share. MK-SKILL-04"""
